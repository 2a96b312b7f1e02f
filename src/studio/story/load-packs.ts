import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Beat, BeatRole } from './pack/parse-beats.ts';
import type { Pack, PackSource } from './pack/read-pack.ts';
import { readManifest, readPack } from './pack/read-pack.ts';
import type { Lexicon } from './world/lexicon.ts';
import { readLexicon } from './world/lexicon.ts';

/** All packs of a folder. Each is compiled when it is first told from (about 0.3 s) and then kept. */
export type PackLibrary = {
  /** The packs that tell episodes, without compiling them. */
  sources: PackSource[];
  pack(id: string): Pack;
  /** Forms of the common pack: shows, locations, plot ideas, characters. */
  forms(role: BeatRole): Beat[];
  lexicon: Lexicon;
};

const ownPacks = fileURLToPath(new URL('../../../packs/', import.meta.url));
const loaded = new Map<string, PackLibrary>();

/** The packs of `folder` (those shipped with Canto by default), read once a process. */
export function loadPacks(folder: string = ownPacks): PackLibrary {
  const known = loaded.get(folder);
  if (known) return known;
  const library = openLibrary(folder);
  loaded.set(folder, library);
  return library;
}

function openLibrary(folder: string): PackLibrary {
  const all = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'pack.yaml')))
    .toSorted()
    .map((name) => readManifest(join(folder, name)));
  const hostFile = join(folder, 'common', 'host.ink');
  const compiled = new Map<string, Pack>();
  const pack = (id: string): Pack => {
    const known = compiled.get(id);
    if (known) return known;
    const source = all.find((one) => one.id === id);
    if (!source) throw new Error(`There is no pack "${id}" in ${folder}`);
    const ready = readPack(source, hostFile);
    compiled.set(id, ready);
    return ready;
  };
  return {
    sources: all.filter((one) => one.id !== 'common'),
    pack,
    forms: (role) => pack('common').beats.filter((beat) => beat.role === role),
    lexicon: readLexicon(join(folder, 'common', 'lexicon')),
  };
}
