import type { Plot } from '../../plot/read-plot.ts';
import { table } from '../../words/tables.ts';
import { pastOf, thirdPerson, verbOf } from '../../words/verbs.ts';
import { asTyped, firstFit, isBare, saidIn, withParts } from './said-in.ts';

/** What nobody wants to be the first at: `of` "be first out", and what whoever is has to do: "give a speech", "" where that is not said. */
export type Shirked = { of: string; must: string; wakes: boolean; sentence: number };

const longest = 7;

/** "everyone tries to be last off because the first one out has to give a speech": null where nobody waits for others to begin. */
export function shirkedIn({ sentences }: Plot): Shirked | null {
  const { nobody, everybody, says, must, wake, not, be_first } = table('firsts');
  const parts = { nobody, everybody };
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.role === 'cast' || sentence.asks) continue;
    const text = saidIn(sentence.words);
    const found = firstFit(says, text, parts);
    if (!found) continue;
    const { do: bare, does, pos, rest = '', adv } = found.groups;
    const of = bare
      ? deedOf(plain(bare))
      : pos
        ? `${be_first[pos] ?? 'be first'}${plain(rest) === '' ? '' : ` ${plain(rest)}`}`
        : adv
          ? `be first ${adv}`
          : deedOf(baseOf(plain(does ?? ''), text));
    const owed = found.groups['must'] ?? firstFit(must, text, parts)?.groups['must'] ?? '';
    const after = sentences[at + 1];
    const next = owed === '' && after ? (firstFit(must, saidIn(after.words), parts)?.groups['must'] ?? '') : owed;
    if (
      (!isBare(of) && !text.includes(` to ${of.split(' ')[0]} `)) ||
      of.split(' ').length > longest ||
      new RegExp(not).test(of)
    )
      continue;
    return {
      of: asTyped(of, sentence),
      must: asTyped(mustOf(plain(next)), sentence),
      wakes: new RegExp(withParts(wake, parts)).test(text),
      sentence: at,
    };
  }
  return null;
}

/** "the first one in the water", "their soup": nothing in it points at what was named elsewhere. */
const deedOf = (said: string) =>
  said
    .replace(/\b(?:the )?(?:very )?(first|last) (?:one|person|to be) ?/, '$1 ')
    .replace(/\bbe the (first|last)\b/, 'be $1')
    .replace(/\b(?:their|his|her|his or her|its) /, 'the ')
    .replace(/^be (first|last) to ([a-z].*)$/, '$2 $1')
    .replace(/\s+/g, ' ')
    .trim();

/** "finishes the soup first" → "finish the soup first"; behind "the first to" it stands bare. */
function baseOf(does: string, text: string): string {
  const [first = '', ...rest] = does.replace(/^(?:person |one )?(?:who |that |to )?/, '').split(' ');
  const known = verbOf(first);
  const isBehindTo = text.includes(` to ${first} `) && first.length > 2;
  const base =
    known?.form === 'base' || (known && thirdPerson(known.base) === first) ? known.base : isBehindTo ? first : '';
  if (base === '') return '';
  const isFirst = /\bthe first (?:one |person )?(?:to|who)\b/.test(text) && !rest.includes('first');
  return [base, ...rest, ...(isFirst ? ['first'] : [])].join(' ');
}

const mustOf = (said: string) => (said.split(' ').length > longest ? '' : said.replace(/\b(?:their|his|her) own\b/, 'the').replace(/\b(?:their|his|her) /, 'the ')); // prettier-ignore

const plain = (text: string) => ` ${text} `.replace(new RegExp(table('firsts').ends), '').trim();

/** "be first out" → "is first out". */
export const doneByOne = (of: string) => of.replace(/^\S+/, (verb) => (verb === 'be' ? 'is' : thirdPerson(verb)));

/** "be first out" → "was first out". */
export const doneThen = (of: string) => (of.startsWith('be ') ? of.replace('be', 'was') : pastOf(of));
