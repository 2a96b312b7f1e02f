import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trespass, webRanks, type Import } from './floor-plan.ts';

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
    ['src/web/api.ts', 'src/server/contract.ts', false],
    ['src/web/api.ts', 'src/server/context.ts', true],
    ['src/server/wallet/plan.ts', 'src/server/seasons/queries.ts', false],
    ['src/server/seasons/queries.ts', 'src/server/catalog/tables.ts', false],
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

  it('knows every folder of the pages', () => {
    const folders = readdirSync(join(root, 'src/web'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(webRanks.flat().toSorted());
  });

  it('has no import cycle at run time', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, typeOnly } of imports) if (!typeOnly) graph.set(from, [...(graph.get(from) ?? []), to]);
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
