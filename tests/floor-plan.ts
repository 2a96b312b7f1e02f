/** Who may import whom; `docs/ARCHITECTURE.md` prints it and `floor-plan.test.ts` checks every import against it. */
export const rooms: Record<string, string[]> = {
  shared: [],
  platform: ['shared'],
  studio: ['shared'],
  server: ['shared', 'platform', 'studio'],
  web: ['shared'],
};
/** Rooms of the server by noun: each may use those to its left. */
export const slices = ['wallet', 'accounts', 'catalog', 'seasons', 'listening', 'creators', 'admin'];

/**
 * Folders of the pages, highest first: each may use those of the rows below, none another of its own row. `making` is what
 * people make of their own: shows, characters, places.
 */
export const webRanks = [
  ['routes'],
  ['about', 'account-data', 'accounts', 'admin', 'catalog', 'creators', 'making', 'seasons', 'wallet'],
  ['marketing', 'reporting'],
  ['frame', 'player'],
  ['ui'],
  ['styles'],
];

export type Import = { from: string; to: string; typeOnly: boolean };

const roomOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1] ?? null;
const sliceOf = (file: string) => /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? null;
const webFolderOf = (file: string) => /^src\/web\/([^/]+)\//.exec(file)?.[1] ?? null;
const isTest = (file: string) => /\.(test|contract)\.tsx?$/.test(file) || file.includes('/testing/');

/** What is wrong with an import, or null. Both paths are relative to the repository, as in `src/server/context.ts`. */
export function trespass({ from, to, typeOnly }: Import): string | null {
  if (isTest(from)) return null;
  const room = roomOf(from);
  const target = roomOf(to);
  if (to.startsWith('tests/') || to.startsWith('scripts/')) return 'tests and scripts are never imported';
  if (!room) return null;
  if (!target) return to === 'src/main.ts' ? 'the front door is never imported' : null;
  if (room !== target && !rooms[room]?.includes(target)) {
    const seesContract = room === 'web' && to === 'src/server/contract.ts' && typeOnly;
    return seesContract ? null : `${room} may not import ${target}`;
  }
  if (room === 'server' && target === 'server') return serverTrespass(from, to, typeOnly);
  if (room === 'web' && target === 'web') return webTrespass(from, to);
  return null;
}

function serverTrespass(from: string, to: string, typeOnly: boolean): string | null {
  const [slice, other] = [sliceOf(from), sliceOf(to)];
  if (!slice || !slices.includes(slice)) return null;
  if (!other) return typeOnly || to === 'src/server/viewer.ts' ? null : `a slice takes only types from ${to}`;
  if (other === slice) return null;
  if (!slices.includes(other)) return `a slice may not import ${other}`;
  if (slices.indexOf(other) > slices.indexOf(slice)) return `${slice} may not import ${other}: slices look leftwards`;
  return to.endsWith('/tables.ts') ? `the tables of ${other} are private` : null;
}

function webTrespass(from: string, to: string): string | null {
  const [folder, other] = [webFolderOf(from), webFolderOf(to)];
  if (!folder || !other || other === folder) return null;
  const rankOf = (name: string) => webRanks.findIndex((row) => row.includes(name));
  return rankOf(other) > rankOf(folder) ? null : `web/${folder} may not import web/${other}`;
}
