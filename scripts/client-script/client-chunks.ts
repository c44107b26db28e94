interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; importers: readonly string[] } | null;
}

/** The root route, modules that nearly every page imports, and small ones of pages that have little else in common. */
const starts =
  /src\/web\/(root\.tsx|shared\/page-meta\.ts|shared\/preferences\/device-preferences\.ts|ui\/text-link\.tsx)$/;
const known = new Map<string, boolean>();

/** Whether every page statically needs a module. */
function isInShell(id: string, graph: ModuleGraph): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  // A preliminary answer that ends the recursion in import cycles.
  known.set(id, false);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const found = starts.test(id) || importers.some((importer) => isInShell(importer, graph));
  known.set(id, found);
  return found;
}

/** The shared chunk for modules of the page shell; null for modules that only some pages need. */
export function frameChunk(id: string, graph: ModuleGraph): 'shell' | null {
  return isInShell(id, graph) ? 'shell' : null;
}
