/** One cycle per strongly connected component, as its list of files. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  function visit(node: string): void {
    const begin = trail.indexOf(node);
    if (begin >= 0) {
      cycles.push(trail.slice(begin));
      return;
    }
    if (done.has(node)) return;
    trail.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    trail.pop();
    done.add(node);
  }

  for (const node of graph.keys()) visit(node);
  return cycles;
}
