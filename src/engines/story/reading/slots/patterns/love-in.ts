import { loveKinds, type LoveKind } from '../../../frame.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { leadNamed } from '../../plot/read-plot.ts';
import { nounGuessed, nounNamed, singularOf } from '../../words/nouns.ts';
import { table } from '../../words/tables.ts';
import { describeNoun } from '../describe-noun.ts';
import { asTyped, firstFit, saidIn } from './said-in.ts';

/** Who loves whom, neither of them a lead, and what is between them. */
export type Love = { x: string; other: string; is: LoveKind; sentence: number };

/** "The scarecrow loves the weathervane but she always looks the other way": null where nobody is in love, or a lead is. */
export function loveIn({ sentences, cast }: Plot): Love | null {
  const { one, so, says, alike, ends, not, nobody, busy, between, either, usual } = table('lovers');
  const texts = sentences.map(({ words }) => saidIn(words));
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.role === 'cast') continue;
    const text = texts[at] ?? '';
    const parts = { one, so, ends };
    const plainly = firstFit(says, text, parts);
    const found = plainly ?? firstFit(alike, text, parts);
    if (!found || new RegExp(not).test(found.whole.replace(/\b(?:in love|love story|a crush on|love)\b/g, '')))
      continue;
    if (new RegExp(busy).test(text)) continue;
    const named = namedIn(found.groups).map((name) => asTyped(name, sentence));
    const [x = '', other = ''] = named;
    const both = named.map((name) => describeNoun(name));
    const isLead = sentence.phrases.some((phrase) => leadNamed(phrase, cast) !== null && named.some((name) => name.endsWith(phrase.bare))); // prettier-ignore
    if (x === '' || other === '' || isLead || named.some((name) => new RegExp(nobody).test(name.toLowerCase())) || both.some(({ type, plural }) => plural || type === 'idea' || type === 'event')) continue; // prettier-ignore
    const [isMoving, isOtherMoving] = both.map(({ type }) => type === 'person' || type === 'creature');
    const isAny = both.some(({ head }) => either.includes(head));
    if (!plainly && isMoving !== isOtherMoving && !isAny) continue;
    const told = texts.join(' | ');
    const fits = usual[isMoving ? 'moves' : 'still'];
    const is = loveKinds.find((kind) => new RegExp(between[kind]).test(told)) ?? fits[(x.length + other.length) % fits.length]; // prettier-ignore
    if (is) return { x, other, is, sentence: at };
  }
  return null;
}

/** "two vending machines" are the vending machine and the other vending machine. */
function namedIn({ pair, x = '', other = '' }: Record<string, string | undefined>): string[] {
  const { pair: called } = table('lovers');
  if (pair) return [called.one, called.other].map((word) => `${word}${lastSingular(pair)}`);
  return [withArticle(x), withArticle(other)].filter((name) => name !== '');
}

const lastSingular = (words: string) => words.replace(/\S+$/, (word) => singularOf(word));

/** "kettle" is the kettle; a word that is no noun is nobody. */
function withArticle(said: string): string {
  const bare = said.replace(/^(?:(?:the|a|an|our|one|this|that) )+/, '').trim();
  const last = bare.split(' ').at(-1) ?? '';
  const isKnown = nounNamed(bare) !== null || nounNamed(last) !== null || nounGuessed(last) !== null;
  return isKnown || bare !== said ? `the ${bare}` : '';
}
