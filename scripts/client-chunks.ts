interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; importers: readonly string[] } | null;
}

/** The root route, and what nearly every page imports by itself. */
const starts = /src\/web\/(root\.tsx|shared\/page-meta\.ts|ui\/text-link\.tsx)$/;
const known = new Map<string, boolean>();

/** Whether every page needs a module at once rather than later. */
function isInFrame(id: string, graph: ModuleGraph): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  // An answer for circles: whoever asks again meanwhile learns nothing new here.
  known.set(id, false);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const found = starts.test(id) || importers.some((importer) => isInFrame(importer, graph));
  known.set(id, found);
  return found;
}

/** The file for what stands around every page; null for what only some pages need. */
export function frameChunk(id: string, graph: ModuleGraph): 'shell' | null {
  return isInFrame(id, graph) ? 'shell' : null;
}
