import { lessonClasses } from '../../frame.ts';
import { isInWordNet, isPluralWord, nounGuessed, nounNamed } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { verbOf } from '../words/verbs.ts';
import { asAsked, asHow, asOrders, asSides } from './retag-asked.ts';
import { isProper, type Word } from './word.ts';

/** Corrects the kinds of words by what stands around them, once all have one. */
export function retagWords(words: Word[]): void {
  asNames(words);
  asHow(words);
  asStates(words);
  asOrders(words);
  asSides(words);
  asNouns(words);
  asSecondNouns(words);
  asLessons(words);
  asVerbs(words);
  asAsked(words);
  asDeeds(words);
  asSwaps(words);
  asSetPhrases(words);
}

/** "taught him in secret", "the girl next door": a noun that is none where it stands. */
function asSetPhrases(words: Word[]): void {
  words.forEach((word, at) => {
    const noun = words[at + 1];
    if (!noun || word.end !== '' || ['det', 'poss', 'adj'].includes(words[at - 1]?.kind ?? '')) return;
    const isLast =
      noun.end !== '' || !['noun', 'name', 'owner'].includes(words[at + 2]?.kind ?? '') || words[at + 2]?.form;
    if (isLast && words[at + 2]?.lower !== 'of' && wordSet('set_phrases').has(`${word.lower} ${noun.lower}`))
      for (const one of [word, noun]) [one.kind, one.form] = ['adv', null];
  });
}

/** "a slow, dreamy film", "the worst rowing team", "how does one teach a king", "an opening night": what an adjective, a noun or a verb can only be where it stands. */
function asStates(words: Word[]): void {
  words.forEach((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const isBest = wordSet('best').has(word.lower);
    if (word.kind === 'noun' && before?.kind === 'det' && word.end === ',' && after?.kind === 'adj' && isTonal(word))
      word.kind = 'adj';
    else if (isBest && word.end === '' && after?.form === 'ing' && after.end === '' && words[at + 2]?.kind === 'noun') {
      word.kind = 'adj';
      [after.kind, after.form] = ['noun', null];
    } else if (wordSet('nights_given').has(`${word.lower} ${after?.lower}`) && word.end === '')
      [word.kind, word.form] = ['noun', null];
    else if (
      word.lower === 'one' &&
      before?.base === 'do' &&
      after &&
      verbOf(after.lower)?.form === 'base' &&
      word.end === ''
    ) {
      word.kind = 'pron';
      [after.kind, after.base, after.form] = ['verb', after.lower, 'base'];
    } else if (isSurpriseFeast(words, at)) [word.kind, word.form] = ['noun', null];
    else if (isUnmarkedOwner(word, before, after)) {
      [word.kind, word.text] = ['owner', `${word.text.slice(0, -1)}'s`];
      word.lower = word.text.toLowerCase();
      if (after?.kind === 'verb') [after.kind, after.form] = ['noun', null];
    }
  });
}

/** "surprise birthday party for grandma": nobody is told to surprise a party. */
function isSurpriseFeast(words: Word[], at: number): boolean {
  const word = words[at];
  if (word?.kind !== 'verb' || word.form !== 'base' || word.end !== '' || !wordSet('feast_surprise').has(word.lower))
    return false;
  const next = words.slice(at + 1).findIndex(({ kind, end }) => kind !== 'noun' || end !== '');
  const nouns = next < 0 ? words.slice(at + 1) : words.slice(at + 1, at + 2 + next);
  return nouns.some(({ kind, lower }) => kind === 'noun' && nounNamed(lower)?.of.is === 'event');
}

/** "a giants pocket", which a child types so: one of them, and what is theirs. */
function isUnmarkedOwner(word: Word, before: Word | undefined, after: Word | undefined): boolean {
  if (word.kind !== 'noun' || word.end !== '' || !['a', 'an'].includes(before?.lower ?? '') || !after) return false;
  const one = word.lower.slice(0, -1);
  const alive = ['person', 'creature'].includes(nounNamed(one)?.of.is ?? '');
  const owned =
    after.kind === 'noun' || (after.kind === 'verb' && after.form === 'base' && nounGuessed(after.lower) !== null);
  return alive && word.lower.endsWith('s') && isPluralWord(word.lower) && owned;
}

const isTonal = ({ lower }: Word) => wordSet('tonal').has(lower);

const swapped = ['bodies', 'voices', 'ages', 'places'] as const;

/** "the king and the cook trade places", "have swapped voices": what stands between two and what they change is what they do. */
function asSwaps(words: Word[]): void {
  words.forEach((word, at) => {
    if (at === 0 || !wordSet('swapping').has(word.lower) || words[at - 1]?.kind === 'det') return;
    const next = words.slice(at + 1).find(({ lower }) => !wordSet('swapped_whose').has(lower));
    const what = next && swapped.some((kind) => wordSet(`swapped_${kind}`).has(next.lower)) ? next : null;
    if (!what) return;
    const does = verbOf(word.lower);
    [word.kind, word.base, word.form] = ['verb', does?.base ?? word.lower, does?.form ?? 'base'];
    if (what.kind === 'verb') [what.kind, what.form] = ['noun', null];
  });
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
      (isName ||
        after === undefined ||
        word.end !== '' ||
        after.kind === 'conj' ||
        // "a secret wedding for the nurses"
        (after.kind === 'prep' && nounNamed(word.lower) !== null))
    )
      [word.kind, word.form] = ['noun', null];
    else if (word.form === 'base' && (isHalf || isName) && (ends || finite || isName)) {
      // "can the clock stop", "why did the clock stop"
      const asked = words.slice(start, start + 2).some(({ kind, base }) => kind === 'modal' || base === 'do');
      const caused = alive && words.slice(start, at).some(({ base }) => wordSet('causes').has(base));
      const known = isInWordNet(word.lower) || nounNamed(word.lower) !== null;
      if (known && !asked && !caused) [word.kind, word.form] = ['noun', null];
    }
  });
}

const isLessonLike = ({ kind, base }: Word) => (kind === 'verb' || base === 'have') && !wordSet('goes_on').has(base);

/** "an oil slick is coming", "a pie eating championship": what stands where only a noun can. */
function asNouns(words: Word[]): void {
  words.forEach((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    // "a yoga retreat run by a smiling Belgian"
    const isDone = wordSet('same_pasts').has(word.lower) || verbOf(word.lower)?.done;
    const isRun = (word.kind === 'noun' || (word.kind === 'verb' && word.form === 'base')) && word.end === '' && after?.lower === 'by' && before?.kind === 'noun' && before.end === '' && isDone; // prettier-ignore
    if (isRun) [word.kind, word.base, word.form] = ['verb', verbOf(word.lower)?.base ?? word.lower, 'past'];
    if (isSkill(words, at) || isNamedSkill(words, at)) [word.kind, word.form] = ['noun', null];
    // "the railway's only locomotive has hiccups"
    const opens = before?.kind === 'adv' ? words[at - 2] : before;
    if (
      word.kind === 'adj' &&
      word.end === '' &&
      ['aux', 'modal'].includes(after?.kind ?? '') &&
      ['owner', 'poss', 'det'].includes(opens?.kind ?? '') &&
      (nounNamed(word.lower) ?? nounGuessed(word.lower))
    )
      word.kind = 'noun';
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
    // "the chess playing squid"; but "the cat chasing mice"
    const alive = (lower: string) =>
      ['person', 'creature'].includes((nounNamed(lower) ?? nounGuessed(lower))?.of.is ?? '');
    const does = word.form === 'ing' && words[at - 2]?.kind === 'det' && (nounNamed(before.lower) ?? nounGuessed(before.lower)) && !alive(before.lower) && alive(after.lower); // prettier-ignore
    // "the fly traps do", "the cat flaps are": one fly would do it by "does".
    const isOfMany = ['do', 'are', 'were', 'have'].includes(after.lower) && words[at + 2]?.kind !== 'not';
    const many = word.kind === 'verb' && word.form === 's' && isOfMany;
    if (ends || joins || well || does || many) [word.kind, word.form] = ['noun', null];
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

/** "but it's knitting", "except it's ironing": what something else is instead, and nobody does it. */
function isNamedSkill(words: Word[], at: number): boolean {
  const [joint, it, is, word, after] = words.slice(Math.max(0, at - 3), at + 2);
  if (word?.form !== 'ing' || is?.base !== 'be') return false;
  const ends = word.end !== '' || !after || ['prep', 'conj'].includes(after.kind);
  // "the sport is ironing"
  if (ends && wordSet('parts_about').has(it?.lower ?? '')) return true;
  if (it?.lower !== 'it' || !wordSet('instead').has(joint?.lower ?? '')) return false;
  const lessons = table('lessons');
  return (
    ends &&
    lessonClasses.some(
      (name) =>
        name !== 'other' && (lessons[name].nouns.includes(word.lower) || lessons[name].verbs.includes(word.base)),
    )
  );
}

/** "teach the dog to sign": what somebody is taught to do is done, though it may be a thing elsewhere. */
function asLessons(words: Word[]): void {
  words.forEach((word, at) => {
    const doing = word.kind === 'noun' && words[at - 1]?.lower === 'to' ? verbOf(word.lower) : null;
    const ends = word.end !== '' || !['noun', 'name'].includes(words[at + 1]?.kind ?? '');
    const to = words[at - 1];
    if (doing?.form !== 'base' || !ends || !to) return;
    const taught = words.slice(Math.max(0, at - 8), at - 2).some(({ base }) => base === 'teach' || base === 'train');
    if (taught) [to.kind, word.kind, word.base, word.form] = ['to', 'verb', doing.base, 'base'];
  });
}

/** "until the clown laughs", "while the giant cook sleeps": the last word of a clause that has no verb yet. */
function asVerbs(words: Word[]): void {
  words.forEach((word, at) => {
    const before = words[at - 1];
    const known = word.kind === 'noun' ? verbOf(word.lower) : null;
    if (word.kind === 'noun' && isDoneByMany(words, at))
      [word.kind, word.base, word.form] = ['verb', word.lower, 'base'];
    const ends = word.end !== '' || words[at + 1] === undefined || words[at + 1]?.kind === 'conj';
    if (known?.form !== 's' || !ends || before?.kind !== 'noun' || before.end !== '' || isPluralWord(before.lower))
      return;
    const det = words.findLastIndex(({ kind }, index) => index < at - 1 && kind !== 'adj');
    const opener = words[det - 1];
    if (words[det]?.kind !== 'det' || !opener || !wordSet('clause_openers').has(opener.lower)) return;
    const guess = nounNamed(before.lower) ?? nounGuessed(before.lower);
    if (guess?.of.is === 'person' || guess?.of.is === 'creature')
      [word.kind, word.base, word.form] = ['verb', known.base, 's'];
  });
}

/** "Aliens land in the garden": what many do at the beginning, and no kind of land. */
function isDoneByMany(words: Word[], at: number): boolean {
  const [word, before, after] = [words[at], words[at - 1], words[at + 1]];
  const isBare = at === 1 || (at === 2 && ['num', 'det', 'adj'].includes(words[0]?.kind ?? ''));
  if (!word || !before || !isBare || before.end !== '' || !wordSet('many_do').has(word.lower)) return false;
  const isEnd = word.end !== '' || after === undefined || ['prep', 'conj', 'adv', 'to'].includes(after.kind);
  const is = (nounNamed(before.lower) ?? nounGuessed(before.lower))?.of.is;
  return isEnd && isPluralWord(before.lower) && (is === 'person' || is === 'creature' || is === 'group');
}

const ownWords = new Set(['himself', 'herself', 'itself', 'themselves']);

/** "five strangers ration a hedgehog", "Evander Pryce apprentices himself": between who does it and what it is done to stands a verb. */
function asDeeds(words: Word[]): void {
  words.forEach((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (word.kind !== 'noun' || word.end !== '' || isProper(word.text) || !before || before.end !== '' || !after)
      return;
    // "two old women plan to escape"
    const isPlanned = after.kind === 'to' && wordSet('planned').has(word.lower);
    if (!isPlanned && !wordSet('opens_object').has(after.lower) && !ownWords.has(after.lower)) return;
    const start = words.findLastIndex(({ end }, index) => index < at && end !== '') + 1;
    if (words.slice(start, at).some(({ kind }) => ['verb', 'aux', 'modal', 'to'].includes(kind))) return;
    const known = verbOf(word.lower);
    const ends =
      known?.form ??
      (word.lower.endsWith('s') && !word.lower.endsWith('ss') ? 's' : word.lower.endsWith('ed') ? 'past' : 'base');
    const is = (nounNamed(before.lower) ?? nounGuessed(before.lower))?.of.is ?? 'thing';
    const alive = is === 'person' || is === 'creature' || is === 'group';
    const many = isPluralWord(before.lower);
    const does =
      before.kind === 'name' || (before.kind === 'noun' && alive && (ends === 'past' || many === (ends === 'base')));
    if (!does) return;
    const bare = ends === 'base' ? word.lower : word.lower.replace(ends === 's' ? /s$/ : /ed$/, '');
    [word.kind, word.base, word.form] = ['verb', known?.base ?? bare, ends];
  });
}
