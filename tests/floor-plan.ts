/** Who may import whom; `docs/ARCHITECTURE.md` prints it and `floor-plan.test.ts` checks every import against it. */
export const rooms: Record<string, string[]> = {
  shared: [],
  platform: ['shared'],
  media: ['shared'],
  studio: ['shared', 'media'],
  engines: ['shared', 'media'],
  server: ['shared', 'platform', 'media', 'studio', 'engines'],
  web: ['shared'],
};
/** Rooms of the server by noun: each may use those to its left, and read their tables. Writing a table is its own room's. */
export const slices = [
  'wallet',
  'accounts',
  'catalog',
  'seasons',
  'productions',
  'listening',
  'rounds',
  'creators',
  'upkeep',
  'admin',
];

/** Rooms at the edge, which serve or fill all of the above: no slice uses them, and they write no tables. */
export const edges = ['http', 'seeds', 'account-data'];
/** Deletes one person's traces from all rooms, and so may write their tables. */
export const eraser = 'src/server/account-data/erase-account.ts';
/** Tables whose definition stands in `seasons`, which reads them, but which are written by who makes episodes. */
export const writers: Record<string, string> = {
  season_episodes: 'productions',
  episode_lines: 'productions',
  episode_choices: 'productions',
  episode_takes: 'productions',
  prepared_takes: 'productions',
  takes: 'productions',
};

/**
 * Folders of the pages, highest first: each may use those of the rows below, none another of its own row. `making` is what
 * people make of their own: shows, characters, places.
 */
export const webRanks = [
  ['routes'],
  [
    'about',
    'account-data',
    'accounts',
    'admin',
    'catalog',
    'creators',
    'listening',
    'making',
    'rounds',
    'seasons',
    'wallet',
  ],
  ['marketing', 'reporting'],
  ['frame', 'player'],
  ['ui', 'api'],
  ['delivery'],
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
  // An engine implements an interface of the studio, and only what opens a capability knows the engines.
  if (room === 'engines' && /^src\/studio\/(?:providers|moderation)\/|^src\/studio\/usage\.ts$/.test(to)) return null;
  if (room === 'studio' && target === 'engines' && /\/(?:open-[a-z]+|warm-up)\.ts$/.test(from)) return null;
  if (room !== target && !rooms[room]?.includes(target)) {
    const seesContract = room === 'web' && to === 'src/server/contract.ts' && typeOnly;
    return seesContract ? null : `${room} may not import ${target}`;
  }
  if (room === 'engines' && target === 'engines') {
    const engineOf = (file: string) => file.split('/')[2];
    return engineOf(from) === engineOf(to) ? null : `engines/${engineOf(from)} may not import engines/${engineOf(to)}`;
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
  return null;
}

/** The tables of the migrations and of drizzle's names for them, each with the room that the migration is named after. */
export type Tables = { owners: Map<string, string>; names: Map<string, string> };

/** What is wrong with how a file of the server uses tables: in queries of drizzle and in the text of `sql` templates. */
export function tableTrespasses(file: string, text: string, { owners, names }: Tables): string[] {
  const slice = sliceOf(file);
  if (!slice || isTest(file) || file === eraser) return [];
  const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  const tablesIn = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => names.get(name) ?? name);
  const written = [
    ...tablesIn(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g),
    ...tablesIn(/\b(?:insert into|update|delete from)\s+([a-z_]+)/g),
  ];
  const read = [...tablesIn(/\b(?:from|join)\s+([a-z_]+)/g), ...tablesIn(/\.(?:from|\w+Join)\(\s*(\w+)/g)];
  const wrongWrites = written.filter((name) => owners.has(name) && (writers[name] ?? owners.get(name)) !== slice);
  const wrongReads = read.filter(
    (name) => slices.includes(slice) && slices.indexOf(owners.get(name) ?? slice) > slices.indexOf(slice),
  );
  return [
    ...wrongWrites.map((name) => `${slice} may not write ${name}`),
    ...wrongReads.map((name) => `${slice} may not read ${name}`),
  ];
}

function webTrespass(from: string, to: string): string | null {
  const [folder, other] = [webFolderOf(from), webFolderOf(to)];
  if (!folder || !other || other === folder) return null;
  const rankOf = (name: string) => webRanks.findIndex((row) => row.includes(name));
  return rankOf(other) > rankOf(folder) ? null : `web/${folder} may not import web/${other}`;
}
