import { isPluralWord, nounGuessed, nounNamed } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';
import { verbOf } from '../words/verbs.ts';
import type { Word } from './word.ts';

/** Corrects the kinds of words by what stands around them, once all have one. */
export function retagWords(words: Word[]): void {
  asNouns(words);
  asVerbs(words);
}

/** "an oil slick is coming", "a pie eating championship": what stands where only a noun can. */
function asNouns(words: Word[]): void {
  words.forEach((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (isSkill(words, at)) [word.kind, word.form] = ['noun', null];
    if (before?.kind !== 'noun' || before.end !== '') return;
    // "six tomato plants": there are six, and "tomato" is one.
    const count = words[at - 2];
    const areMany = count?.kind === 'num' && !['one', '1'].includes(count.lower) && !isPluralWord(before.lower);
    if (areMany && word.kind === 'verb' && word.form === 's' && nounGuessed(word.lower)) [word.kind, word.form] = ['noun', null]; // prettier-ignore
    // "whoever finds the golden acorn first becomes mayor"
    if (word.lower === 'first' && (word.end !== '' || after?.kind !== 'noun')) word.kind = 'adv';
    if (word.end !== '' || !after) return;
    const ends = word.kind === 'adj' && (after.kind === 'aux' || after.kind === 'modal');
    const well = word.lower === 'well' && word.kind === 'adv' && (after.kind === 'aux' || after.kind === 'verb');
    const joins = word.kind === 'verb' && word.form === 'ing' && nounNamed(after.lower)?.name === 'contested';
    if (ends || joins || well) [word.kind, word.form] = ['noun', null];
  });
}

/** "teach him snowboarding", "win the pancake flipping": what is learnt or won, with nothing behind it that it is done to. */
function isSkill(words: Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (word?.kind !== 'verb' || word.form !== 'ing' || !before || before.end !== '' || before.kind === 'aux')
    return false;
  if (word.end === '' && after && !['prep', 'conj', 'aux', 'modal'].includes(after.kind)) return false;
  const leads = words
    .slice(Math.max(0, at - 5), at)
    .some(({ base, kind }) => kind === 'verb' && wordSet('skilled').has(base));
  if (leads && ['pron', 'name', 'noun', 'verb', 'adj'].includes(before.kind)) return true;
  const isThing =
    before.kind === 'noun' && nounNamed(before.lower)?.of.is === 'thing' && nounNamed(before.lower)?.name !== 'moving';
  return isThing && at === 1;
}

/** "until the clown laughs": the last word of a clause that has no verb yet. */
function asVerbs(words: Word[]): void {
  words.forEach((word, at) => {
    const [before, opener] = [words[at - 1], words[at - 3]];
    const known = word.kind === 'noun' ? verbOf(word.lower) : null;
    const ends = word.end !== '' || words[at + 1] === undefined || words[at + 1]?.kind === 'conj';
    if (known?.form !== 's' || !ends || before?.kind !== 'noun' || before.end !== '' || isPluralWord(before.lower))
      return;
    if (words[at - 2]?.kind !== 'det' || !opener || !wordSet('clause_openers').has(opener.lower)) return;
    const guess = nounNamed(before.lower) ?? nounGuessed(before.lower);
    if (guess?.of.is === 'person' || guess?.of.is === 'creature')
      [word.kind, word.base, word.form] = ['verb', known.base, 's'];
  });
}
