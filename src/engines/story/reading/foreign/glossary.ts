import anyAscii from 'any-ascii';
import pluralize from 'pluralize';
import { z } from 'zod';
import { readTable } from '../words/tables.ts';
import { pastOf } from '../words/verbs.ts';

export const glossed = ['de', 'es', 'fr', 'it', 'pt'] as const;
export type Glossed = (typeof glossed)[number];
export type GlossKind = 'small' | 'noun' | 'adjective' | 'infinitive' | 'finite';
export type Gloss = { english: string; kind: GlossKind };

const words = z.record(z.string(), z.coerce.string());
const nouns = z.record(z.string(), z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]));
const languages = z.record(
  z.enum(glossed),
  z.object({ small: words, verbs: z.record(z.string(), z.string()), adjectives: words }),
);

/** Endings that a plural or a case adds, and what stands there without it. */
const endings: Record<Glossed, [string, string][]> = {
  de: [['en', ''], ['n', ''], ['es', ''], ['er', ''], ['e', ''], ['s', '']],
  es: [['es', ''], ['s', '']],
  fr: [['s', ''], ['x', '']],
  it: [['i', 'o'], ['i', 'e'], ['e', 'a'], ['hi', 'o']],
  pt: [['ões', 'ão'], ['s', ''], ['es', '']],
}; // prettier-ignore

let read: Map<Glossed, Map<string, Gloss>> | null = null;

function glossaries(): Map<Glossed, Map<string, Gloss>> {
  if (read) return read;
  const made = new Map<Glossed, Map<string, Gloss>>();
  const languageTable = readTable('foreign/words.yaml', languages);
  const nounTable = Object.entries(readTable('foreign/nouns.yaml', nouns));
  glossed.forEach((language, column) => {
    const { small, verbs, adjectives } = languageTable[language];
    const glosses = new Map<string, Gloss>();
    const add = (word: string, english: string, kind: GlossKind) => {
      const known = word.trim().toLowerCase();
      if (known !== '' && !glosses.has(known)) glosses.set(known, { english, kind });
    };
    for (const [word, english] of Object.entries(small)) add(word, english, 'small');
    for (const [english, forms] of Object.entries(verbs)) {
      const [infinitives = '', finite = ''] = forms.split('/');
      for (const word of infinitives.split(' ')) add(word, english, 'infinitive');
      for (const word of finite.split(' ')) add(word, pastOf(english), 'finite');
    }
    for (const [english, columns] of nounTable)
      for (const word of (columns[column] ?? '').split('/')) add(word, english, 'noun');
    for (const [word, english] of Object.entries(adjectives)) add(word, english, 'adjective');
    for (const [word, gloss] of glosses) if (word.length > 3) add(anyAscii(word), gloss.english, gloss.kind);
    made.set(language, glosses);
  });
  return (read = made);
}

/** What a word or phrase means in English, or null; nouns also in the plural. */
export function glossOf(language: Glossed, word: string): Gloss | null {
  const glosses = glossaries().get(language);
  const exact = glosses?.get(word);
  if (exact || word.length < 4) return exact ?? null;
  for (const [end, instead] of endings[language]) {
    if (!word.endsWith(end)) continue;
    const found = glosses?.get(word.slice(0, -end.length) + instead);
    if (found?.kind === 'noun') return { ...found, english: pluralize.plural(found.english) };
    if (found?.kind === 'adjective') return found;
  }
  return glosses?.get(anyAscii(word)) ?? null;
}
