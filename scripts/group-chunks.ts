type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** The pages that strangers come to first. */
const firstPages = new Set(['home', 'browse', 'interactive-show', 'season']);
const isRoot = (id: string) => /\/src\/web\/root\.tsx(\?|$)/.test(id);
const pageOf = (id: string) => /\/src\/web\/routes\/([a-z-]+)\.tsx(\?|$)/.exec(id)?.[1];

/**
 * Which file a module shared by several goes into, by the first pages that draw with it. Left alone, every small piece
 * shared by two becomes a file of its own: 41 for a first visit. What the frame or most first pages need is the house;
 * what only dialogs and other pages need stays out of it. A group takes along what its modules import, so the wider
 * ones come first.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  group('house', 2, (users) => (users.has('root') || users.size > 2 ? 'house' : null)),
  group('pairs', 1, (users) => (users.size === 2 ? [...users].toSorted().join('-and-') : null)),
  group('parts', 0, (users) => (users.size === 1 ? `${[...users].join('')}-parts` : null)),
  // Sections that the pages of fixed content are composed of: each page would else ask for a dozen small files.
  { name: 'marketing', test: /\/src\/web\/marketing\/(?!pages\/)/, priority: 0 },
];

function group(debugName: string, priority: number, choose: (users: ReadonlySet<string>) => string | null) {
  const name = (id: string, graph: ModuleGraph) => choose(findUsers(id, graph));
  return { name, debugName, priority, minShareCount: 2 };
}

/** Which of the root and the first pages import it at once, directly or through others. */
function findUsers(id: string, graph: ModuleGraph): Set<string> {
  const users = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    const page = isRoot(module) ? 'root' : pageOf(module);
    if (page === 'root' || (page && firstPages.has(page))) users.add(page);
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return users;
}
