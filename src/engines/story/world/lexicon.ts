import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { showQuestions, type WorldKey } from '#shared/story/show-questions.ts';

const words = z.union([z.string().transform((word) => [word]), z.array(z.string()).min(1)]);
const entry = z.record(z.string(), words);
/** Words of one preset: `near` are those of a free answer that mean it; every other key is a word list for the story. */
export type LexiconEntry = z.infer<typeof entry>;
/** Question → preset → words. */
export type Lexicon = Record<WorldKey, Record<string, LexiconEntry>>;

/** Reads `<question>.yaml` for all ten questions; every preset of the wizard must be there. */
export function readLexicon(folder: string): Lexicon {
  const read = (key: WorldKey, presets: readonly string[]) => {
    const file = join(folder, `${key}.yaml`);
    const parsed = z.record(z.string(), entry).safeParse(parse(readFileSync(file, 'utf8')));
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    const missing = presets.find((preset) => !parsed.data[preset]);
    if (missing) throw new Error(`${file}: there is no entry "${missing}"`);
    return parsed.data;
  };
  const read10 = showQuestions.map(({ key, presets }) => [key, read(key, presets)] as const);
  return Object.fromEntries(read10) as Lexicon;
}

/** "Wenna f" → name and gender, from the era's list. */
export type GivenName = { name: string; gender: 'female' | 'male' };
export function readGivenName(text: string): GivenName {
  const [, name = text, gender] = /^(.*) ([fm])$/.exec(text) ?? [];
  return { name, gender: gender === 'f' ? 'female' : 'male' };
}
