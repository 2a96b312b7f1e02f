type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** The pages that strangers come to first. */
const firstPages = new Set(['home', 'browse', 'interactive-show', 'season']);
const isRoot = (id: string) => /\/src\/web\/root\.tsx(\?|$)/.test(id);
const pageOf = (id: string) => /\/src\/web\/routes\/([a-z-]+)\.tsx(\?|$)/.exec(id)?.[1];
const piece = /\/src\/(?:web\/(?:ui|player)\/(?:.*\/)?|shared\/)([a-z-]+)\.tsx?$/;

/**
 * Which file a module shared by several goes into, by the first pages that draw with it. Left alone, every small piece
 * shared by two becomes a file of its own: 41 for a first visit. What the frame or most first pages need is the house;
 * what only dialogs and other pages need stays out of it. A group takes along what its modules import, so the wider
 * ones come first.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 6 },
  // They go into the one stylesheet; left in the groups below they would draw pieces of script along.
  { name: 'looks', test: /\.css(\?|$)/, priority: 5 },
  group('house', { priority: 4, minShareCount: 2 }, (users) => (groupOf(users) === 'house' ? 'house' : null)),
  group('pairs', { priority: 3, minShareCount: 2 }, (users) => (users.size === 2 ? groupOf(users) : null)),
  group('parts', { priority: 2, minShareCount: 2 }, (users) => (users.size === 1 ? groupOf(users) : null)),
  // Small pieces of what comes later stay alone: in a group they would draw all of it along.
  group('pieces', { priority: 1, minShareCount: 2 }, (users, id) =>
    users.size > 0 ? null : (piece.exec(id)?.[1] ?? null),
  ),
  // Sections that the pages of fixed content are composed of: each page would else ask for a dozen small files.
  { name: 'marketing', test: /\/src\/web\/marketing\/(?!pages\/)/, priority: 0 },
];

type Users = ReadonlySet<string>;
type Limits = { priority: number; minShareCount: number };

function group(debugName: string, limits: Limits, choose: (users: Users, id: string) => string | null) {
  const name = (id: string, graph: ModuleGraph) => choose(findUsers(id, graph), id);
  return { name, debugName, ...limits };
}

function groupOf(users: Users): string | null {
  if (users.has('root') || users.size > 2) return 'house';
  if (users.size === 0) return null;
  return users.size === 2 ? [...users].toSorted().join('-and-') : `${[...users].join('')}-parts`;
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
