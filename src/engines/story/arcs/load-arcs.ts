import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readArcFile, type ArcFile } from './arc-file.ts';
import { readInkFile, type InkFile } from './ink-file.ts';
import { ownPacks } from './own-packs.ts';
import { readPhrases, type PhraseTable } from './phrases.ts';
import type { Way } from './way.ts';

/** One kind of plot, ready to be told from: its skeletons, and its own, the shared and the shows' ways. */
export type Arc = ArcFile & { ways: Way[]; phrases: PhraseTable; files: InkFile[]; fileOf(way: Way): InkFile };

/** The packs of a folder. Each kind is read when it is first asked for and then kept. */
export type ArcLibrary = { folder: string; kinds: string[]; arc(kind: string): Arc };

const loaded = new Map<string, ArcLibrary>();

/** The packs of `folder` (those shipped with Canto by default), read once a process. */
export function loadArcs(folder: string = ownPacks): ArcLibrary {
  const known = loaded.get(folder);
  if (known) return known;
  const library = openLibrary(folder);
  loaded.set(folder, library);
  return library;
}

function openLibrary(folder: string): ArcLibrary {
  const arcs = new Map<string, Arc>();
  let others: InkFile[] | null = null;
  const open = (kind: string): Arc => {
    const own = inkFiles(join(folder, 'arcs', kind), kind);
    others ??= [
      ...inkFiles(join(folder, 'arcs', 'shared'), 'shared'),
      ...inkFiles(join(folder, 'arcs', 'shared', 'traits'), 'shared'),
      ...inkFiles(join(folder, 'shows'), 'show'),
    ];
    const files = [...own, ...others];
    const byName = new Map(files.map((file) => [file.file, file]));
    const fileOf = (way: Way) => {
      const found = byName.get(way.file);
      if (!found) throw new Error(`${way.id} is in no file of ${kind}.`);
      return found;
    };
    const ways = files.flatMap((file) => file.ways);
    const phrases = readPhrases(join(folder, 'arcs', kind, 'phrases.yaml'));
    return { ...readArcFile(join(folder, 'arcs', kind, 'arc.yaml')), ways, phrases, files, fileOf };
  };
  const kinds = foldersOf(join(folder, 'arcs')).filter((kind) => existsSync(join(folder, 'arcs', kind, 'arc.yaml')));
  return {
    folder,
    kinds,
    arc(kind) {
      const arc = arcs.get(kind) ?? open(kind);
      arcs.set(kind, arc);
      return arc;
    },
  };
}

const foldersOf = (folder: string) => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

function inkFiles(folder: string, kind: string): InkFile[] {
  return foldersOf(folder)
    .filter((name) => name.endsWith('.ink'))
    .map((name) => readInkFile(kind === 'show' ? `show` : kind, join(folder, name)));
}
