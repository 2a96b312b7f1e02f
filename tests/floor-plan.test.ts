import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { edges, slices, tableTrespasses, trespass, webRanks, type Import, type Tables } from './floor-plan.ts';

const root = join(import.meta.dirname, '..');
const statement =
  /^\s*(?:import|export)\s+(?<type>type\s)?(?<what>[^;'"]*?)\s*(?:from\s*)?['"](?<path>[^'"]+)['"]|\bimport\(\s*['"](?<lazy>[^'"]+)['"]\s*\)/gm;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

function resolveImport(from: string, path: string): string | null {
  if (path.startsWith('.')) return relative(root, resolve(root, dirname(from), path));
  const [, room, rest] = /^#(\w+)\/(.+)$/.exec(path) ?? [];
  if (!room) return null;
  return room === 'tests' ? `tests/${rest}` : `src/${room}/${rest}`;
}

function importsOf(from: string): Import[] {
  return [...readFileSync(join(root, from), 'utf8').matchAll(statement)].flatMap(({ groups }) => {
    const to = resolveImport(from, groups!.path ?? groups!.lazy ?? '');
    const names =
      groups!.what
        ?.replaceAll(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean) ?? [];
    const typeOnly = Boolean(groups!.type) || (names.length > 0 && names.every((name) => name.startsWith('type ')));
    return to ? [{ from, to, typeOnly }] : [];
  });
}

const imports = sources('src').flatMap(importsOf);

function readTables(): Tables {
  const owners = new Map<string, string>();
  for (const file of readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'))) {
    const text = readFileSync(join(root, 'migrations', file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^create (?:table|view) (\w+)/gm)) owners.set(name, file.slice(5, -4));
  }
  const names = new Map<string, string>();
  for (const file of sources('src/server').filter((name) => name.endsWith('/tables.ts'))) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name = '', table = ''] of text.matchAll(/export const (\w+) = pg(?:Table|View)\(\s*'(\w+)'/g))
      names.set(name, table);
  }
  return { owners, names };
}

describe('the floor plan', () => {
  it('sees the imports of the whole house', () => {
    expect(imports.length).toBeGreaterThan(500);
  });

  it('is kept by every import', () => {
    const found = imports.flatMap((one) => {
      const wrong = trespass(one);
      return wrong ? [`${one.from} → ${one.to}: ${wrong}`] : [];
    });
    expect(found).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ['src/shared/shows.ts', 'src/server/config.ts', true],
    ['src/platform/jobs/jobs.ts', 'src/studio/studio.ts', true],
    ['src/studio/studio.ts', 'src/platform/log.ts', true],
    ['src/media/audio/loudness.ts', 'src/studio/speech/take.ts', false],
    ['src/engines/music/loop.ts', 'src/studio/speech/take.ts', false],
    ['src/engines/music/loop.ts', 'src/engines/artwork/inks.ts', false],
    ['src/studio/produce-episode.ts', 'src/engines/music/embedded-music.ts', false],
    ['src/web/api/api.ts', 'src/server/contract.ts', false],
    ['src/web/api/api.ts', 'src/server/context.ts', true],
    ['src/server/wallet/plan.ts', 'src/server/seasons/queries.ts', false],
    ['src/server/seasons/queries.ts', 'src/server/productions/jobs.ts', false],
    ['src/server/catalog/queries.ts', 'src/server/seasons/tables.ts', true],
    ['src/server/seasons/queries.ts', 'src/server/context.ts', false],
    ['src/web/seasons/page.tsx', 'src/web/wallet/dialog.tsx', false],
    ['src/web/making/page.tsx', 'src/web/catalog/dialog.tsx', false],
    ['src/web/about/page.tsx', 'src/web/creators/dialog.tsx', false],
    ['src/web/wallet/dialog.tsx', 'src/web/routes/wallet.tsx', false],
    ['src/web/reporting/report-dialog.tsx', 'src/web/seasons/page.tsx', true],
    ['src/web/frame/header.tsx', 'src/web/wallet/dialog.tsx', false],
    ['src/web/player/slider.tsx', 'src/web/frame/header.tsx', false],
    ['src/web/ui/dialog/dialog.tsx', 'src/web/seasons/page.tsx', false],
    ['src/web/ui/dialog/dialog.tsx', 'src/web/player/slider.tsx', false],
    ['src/server/api.ts', 'tests/world.ts', false],
  ])('refuses %s → %s', (from, to, typeOnly) => {
    expect(trespass({ from, to, typeOnly })).not.toBeNull();
  });

  const tables = readTables();

  it('knows the tables and the rooms of the server', () => {
    expect(tables.owners.size).toBeGreaterThan(30);
    for (const table of tables.names.values()) expect([table, tables.owners.has(table)]).toEqual([table, true]);
    expect(slices).toEqual(expect.arrayContaining([...new Set(tables.owners.values())]));
    const folders = readdirSync(join(root, 'src/server'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...slices, ...edges].toSorted());
  });

  it('is kept by every query', () => {
    const found = sources('src/server').flatMap((file) =>
      tableTrespasses(file, readFileSync(join(root, file), 'utf8'), tables).map((wrong) => `${file}: ${wrong}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['src/server/wallet/queries.ts', 'sql`(select season_id from season_episodes)`'],
    ['src/server/catalog/queries.ts', 'db.select().from(userSeasons)'],
    ['src/server/seeds/insert-show.ts', 'ctx.db.insert(userSeasons).values(season)'],
    ['src/server/http/app.ts', 'db.update(users).set({ name })'],
    ['src/server/seasons/api.ts', "db.update(seasonEpisodes).set({ title: '' })"],
    ['src/server/listening/count-play.ts', 'sql`with seen as (select 1) update user_seasons set total_views = 1`'],
    ['src/server/account-data/export-account.ts', 'sql`delete from users where id = 1`'],
  ])('refuses in %s: %s', (file, text) => {
    expect(tableTrespasses(file, text, tables)).toHaveLength(1);
  });

  it('knows every folder of the pages', () => {
    const folders = readdirSync(join(root, 'src/web'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(webRanks.flat().toSorted());
  });

  it('no folder holds more than 15 source files', () => {
    const counts = Map.groupBy(
      [...sources('src'), ...sources('scripts')].filter((file) => !/\.test\.tsx?$/.test(file)),
      (file) => dirname(file),
    );
    const crowded = [...counts].flatMap(([folder, files]) => (files.length > 15 ? `${folder}: ${files.length}` : []));
    expect(crowded).toEqual([]);
  });

  it('has no import cycle, not of types either', () => {
    const graph = new Map<string, string[]>();
    for (const one of [...imports, ...sources('tests').flatMap(importsOf)])
      if (!/\.(?:test|contract)\./.test(one.from)) graph.set(one.from, [...(graph.get(one.from) ?? []), one.to]);
    expect(findCycle(graph)).toBeNull();
  });
});

function findCycle(graph: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | null => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}
