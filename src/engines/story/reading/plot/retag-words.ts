import { isInWordNet, isPluralWord, nounGuessed, nounNamed } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';
import { verbOf } from '../words/verbs.ts';
import { isProper, type Word } from './word.ts';

/** Corrects the kinds of words by what stands around them, once all have one. */
export function retagWords(words: Word[]): void {
  asNames(words);
  asNouns(words);
  asSecondNouns(words);
  asVerbs(words);
}

/** "McDonald's closes", "the queue at Woolworth's": a name that ends as an owner does, with nothing behind it that it could own. */
function asNames(words: Word[]): void {
  words.forEach((word, at) => {
    const after = words[at + 1];
    if (word.kind !== 'owner' || word.text[0] === word.lower[0]) return;
    const kin = word.lower.replace(/'s$/, '');
    if (kin === word.lower || wordSet('family').has(kin) || wordSet('titles').has(kin)) return;
    const does = verbOf(after?.lower ?? '');
    const ends = after?.end !== '' || !['noun', 'name', 'adj'].includes(words[at + 2]?.kind ?? '');
    const finite = (does?.form === 's' || does?.form === 'past') && ends && word.end === '';
    if (finite && after) [after.kind, after.base, after.form] = ['verb', does.base, does.form];
    if (word.end !== '' || !after || finite || ['aux', 'modal', 'prep', 'conj'].includes(after.kind))
      word.kind = 'name';
  });
}

/** Behind these somebody else does what stands in the infinitive: "make the clown laugh". */
const causes = new Set(['make', 'let', 'help', 'see', 'hear', 'watch', 'have', 'feel']);
/** Behind these somebody does what stands with -ing: "keep baking cakes". */
const goesOn = new Set(['stop', 'keep', 'start', 'begin', 'go', 'come', 'try', 'love', 'like', 'hate', 'enjoy', 'finish', 'be', 'get', 'remember', 'mind', 'risk', 'spend', 'end']); // prettier-ignore

/** "the last tram stop and", "a marble run", "swimming lessons": verbs that can only be the half of a noun where they stand. */
function asSecondNouns(words: Word[]): void {
  let start = 0;
  words.forEach((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (before && before.end !== '') start = at;
    if (word.kind !== 'verb' || !before || before.end !== '') return;
    const isName = isProper(word.text) && isProper(before.text) && after && word.end === '' && isProper(after.text);
    const ends = after === undefined || word.end !== '' || ['prep', 'conj', 'aux', 'modal', 'rel'].includes(after.kind);
    const finite = after?.kind === 'verb' && (after.form === 's' || after.form === 'past');
    const alive = ['person', 'creature', 'group'].includes(nounNamed(before.lower)?.of.is ?? 'thing');
    const isHalf = before.kind === 'noun' && !isPluralWord(before.lower);
    // "has swimming lessons", "meets driving school"
    if (word.form === 'ing' && after?.kind === 'noun' && word.end === '' && isLessonLike(before)) word.kind = 'adj';
    else if (
      word.form === 'ing' &&
      isHalf &&
      !alive &&
      (isName || after === undefined || word.end !== '' || after.kind === 'conj')
    )
      [word.kind, word.form] = ['noun', null];
    else if (word.form === 'base' && (isHalf || isName) && (ends || finite || isName)) {
      // "can the clock stop", "why did the clock stop"
      const asked = words.slice(start, start + 2).some(({ kind, base }) => kind === 'modal' || base === 'do');
      const caused = alive && words.slice(start, at).some(({ base }) => causes.has(base));
      const known = isInWordNet(word.lower) || nounNamed(word.lower) !== null;
      if (known && !asked && !caused) [word.kind, word.form] = ['noun', null];
    }
  });
}

const isLessonLike = ({ kind, base }: Word) => (kind === 'verb' || base === 'have') && !goesOn.has(base);

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
