import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readLexicon, type Lexicon } from './world/lexicon.ts';
import { loadArcs, type ArcLibrary } from './arcs/load-arcs.ts';
import { ownPacks } from './arcs/own-packs.ts';
import { nounKit, type NounKit } from './frame.ts';
import { readWordTables, type WordTables } from './stage/word-tables.ts';

/** All that the storyteller tells from. Arcs are read when they are first asked for. */
export type StoryPacks = { arcs: ArcLibrary; tables: WordTables; lexicon: Lexicon; kits: Record<string, NounKit> };

const opened = new Map<string, StoryPacks>();

/** The packs of a folder, read once a process. Word tables that `folder` does not have are Canto's own. */
export function openPacks(folder: string = ownPacks, words: string = ownPacks): StoryPacks {
  const known = opened.get(folder);
  if (known) return known;
  const packs = {
    arcs: loadArcs(folder),
    tables: readWordTables(words),
    lexicon: readLexicon(join(words, 'common', 'lexicon')),
    kits: z.record(z.string(), nounKit).parse(parse(readFileSync(join(words, 'words', 'spare-kits.yaml'), 'utf8'))),
  };
  opened.set(folder, packs);
  return packs;
}
