type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** The usual landing pages. */
const firstPages = new Set(['home', 'browse', 'interactive-show', 'season']);
const isRoot = (id: string) => /\/src\/web\/root\.tsx(\?|$)/.test(id);
const pageOf = (id: string) => /\/src\/web\/routes\/([a-z-]+)\.tsx(\?|$)/.exec(id)?.[1];
const shelves = /\/src\/web\/ui\/shelves\//;
const piece = /\/src\/(?:web\/(?:ui|player)\/(?:.*\/)?|shared\/)([a-z-]+)\.tsx?$/;

/**
 * Which chunk a shared module goes into, by the landing pages that import it. By default every small module that two
 * chunks share becomes a chunk: 41 requests for a first visit. What the root or most landing pages import goes into
 * `common`; what only dialogs and other pages import stays out of it. A group pulls in what its modules import, so the wider
 * ones have the higher priority.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 6 },
  // Styles go into the one stylesheet; in the groups below they would pull modules into the wrong chunks.
  { name: 'styles', test: /\.css(\?|$)/, priority: 5 },
  group('common', { priority: 4, minShareCount: 2 }, (users) => (groupOf(users) === 'common' ? 'common' : null)),
  group('pairs', { priority: 3, minShareCount: 2 }, (users) => (users.size === 2 ? groupOf(users) : null)),
  group('parts', { priority: 2, minShareCount: 2 }, (users) => (users.size === 1 ? groupOf(users) : null)),
  // Every page has it after a while: downloads, whose code it would join, are for few.
  { name: 'kept-pages', test: /\/service-worker\/kept-pages\.ts$/, priority: 2 },
  // Small modules of deferred parts stay alone: in a group, one of them would load all the others. Shelves are used together.
  group('pieces', { priority: 1, minShareCount: 2 }, (users, id) =>
    users.size > 0 ? null : shelves.test(id) ? 'shelves' : (piece.exec(id)?.[1] ?? null),
  ),
  // The sections of marketing pages in one chunk: each page would request a dozen small files otherwise.
  { name: 'marketing', test: /\/src\/web\/marketing\/(?!pages\/)/, priority: 0 },
];

type Users = ReadonlySet<string>;
type Limits = { priority: number; minShareCount: number };

function group(debugName: string, limits: Limits, choose: (users: Users, id: string) => string | null) {
  const name = (id: string, graph: ModuleGraph) => choose(findUsers(id, graph), id);
  return { name, debugName, ...limits };
}

function groupOf(users: Users): string | null {
  if (users.has('root') || users.size > 2) return 'common';
  if (users.size === 0) return null;
  return users.size === 2 ? [...users].toSorted().join('-and-') : `${[...users].join('')}-parts`;
}

/** Which of the root and the landing pages import the module statically, directly or through others. */
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
