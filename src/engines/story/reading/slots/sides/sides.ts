import type { Aim } from '../../aims/aim.ts';
import { after } from '../../aims/aim.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, readPhrase, typeOf } from '../../plot/noun-phrase.ts';
import type { PlotEvent } from '../../plot/read-events.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { nounNamed } from '../../words/nouns.ts';
import { wordSet } from '../../words/tables.ts';
import { verbEntry } from '../../words/verbs.ts';

/** Whose it is: "the baker" of "the baker's safe"; null where nobody is named. */
export function ownerIn(phrase: Phrase): Phrase | null {
  const at = phrase.bare.lastIndexOf("'s ");
  if (at < 0) return null;
  const bare = phrase.bare.slice(0, at);
  const head = bare.split(' ').at(-1)?.toLowerCase() ?? '';
  return { ...phrase, bare, head, plural: false, of: null, states: [] };
}

/** "my teddy's birthday" is a birthday, and it is the teddy's; that of one of the two is called theirs, since it is for nobody else. */
export function eventOf(phrase: Phrase, cast: Plot['cast']): Phrase {
  // "the funeral of a goldfish" is a funeral, and it is the goldfish's.
  if (phrase.of && isAlive(typeOf(phrase.of)) && !isLead(phrase.of, cast))
    return { ...phrase, bare: phrase.bare.split(' of ')[0] ?? phrase.bare, of: null };
  const owner = ownerIn(phrase);
  if (!owner || isLead(owner, cast)) return phrase;
  return { ...phrase, bare: phrase.bare.slice(phrase.bare.lastIndexOf("'s ") + 3), proper: false, determiner: 'the' };
}

/** For whom a feast is: "a wedding for the two scarecrows", "my teddy's birthday"; else who of the show is named beside it. */
export function guestOf(event: Phrase, foe: Phrase | null, plot: Plot): Phrase | null {
  const fits = (phrase: Phrase | null | undefined): phrase is Phrase =>
    Boolean(phrase && !isVague(phrase) && !isLead(phrase, plot.cast) && phrase.bare !== foe?.bare);
  const owner = ownerIn(event);
  if (fits(owner)) return owner;
  if (event.of && isAlive(typeOf(event.of)) && fits(event.of)) return event.of;
  const sentence = plot.sentences.find(({ phrases }) => phrases.some((one) => isSame(one, event)));
  if (!sentence) return null;
  const next = sentence.words[event.to]?.lower === 'for' ? readPhrase(sentence.words, event.to + 1) : null;
  const meant = next ?? after(sentence.events.find(({ object }) => object && isSame(object, event)) ?? none, 'for');
  if (fits(meant) && meant.pron === '') return meant;
  return sentence.phrases.find((phrase) => plot.cast.people.includes(phrase.bare) && fits(phrase)) ?? null;
}

const isSame = (one: Phrase, other: Phrase) => one.from === other.from && one.bare === other.bare;
const none = { rest: [] } as unknown as PlotEvent;

/** "… but the crows have eaten the cake", "… and the thunder is coming": who or what is against it. */
export function hindererOf({ sentences, cast }: Plot, x: Phrase | null, weatherToo: boolean): Phrase | null {
  for (const { subject, joint, verb, state } of sentences.flatMap(({ events }) => events)) {
    if (!subject || isVague(subject) || isLead(subject, cast) || subject.bare === x?.bare) continue;
    const isWeather = weatherToo && nounNamed(subject.head)?.name === 'weather' && joint !== 'before' && state === '';
    const isAgainst =
      joint === 'but' &&
      verb !== '' &&
      verb !== 'be' &&
      typeOf(subject) !== 'place' &&
      (wordSet('forbids').has(verb) || isAlive(typeOf(subject)) || subject.proper);
    if (isWeather || isAgainst) return subject;
  }
  return null;
}

const wrecks: ReadonlySet<string | undefined> = new Set(['takes', 'threat', 'broken']);

/** "… and the principal wants to smash it", "the sea is against it", "but the mountain shakes it down": who is against what is built. */
export function wreckerOf({ sentences, cast }: Plot, x: Phrase | null): Phrase | null {
  for (const { subject, joint, verb, object, rest, modal, passive } of sentences.flatMap(({ events }) => events)) {
    if (!subject || isVague(subject) || isLead(subject, cast) || subject.bare === x?.bare || passive) continue;
    if (modal === 'must' || modal === 'order' || joint === 'rel') continue;
    const opposes = verb === 'be' && rest.some(({ prep, phrase }) => prep === 'against' && phrase.pron !== '');
    const does = object !== null && wrecks.has(verbEntry(verb)?.harm) && isAlive(typeOf(subject));
    const undoes = joint === 'but' && object !== null && (object.pron === 'it' || object.bare === x?.bare);
    if (opposes || does || undoes) return subject;
  }
  return null;
}

/** For whom something is built: "soup for a giant", "a cake for the king's birthday"; null where nobody else is named. */
export function wisherOf(x: Phrase | null, { sentences, cast }: Plot): Phrase | null {
  for (const { object, rest } of sentences.flatMap(({ events }) => events)) {
    if (!x || object?.bare !== x.bare) continue;
    for (const { prep, phrase } of rest) {
      if (prep !== 'for') continue;
      const who = isAlive(typeOf(phrase)) ? phrase : ownerIn(phrase);
      if (who && who.pron === '' && isAlive(typeOf(who)) && !isVague(who) && !isLead(who, cast)) return who;
    }
  }
  return null;
}

/** To whom something is brought: "take the soup to the queen", "a letter to a ghost"; null where it is only a place, or nobody new. */
export function receiverOf(x: Phrase | null, { sentences, cast }: Plot): Phrase | null {
  for (const { object, rest } of sentences.flatMap(({ events }) => events)) {
    if (!x || (object?.bare !== x.bare && object?.pron !== 'it')) continue;
    for (const { prep, phrase } of rest)
      if (prep === 'to' && phrase.pron === '' && isAlive(typeOf(phrase)) && !isVague(phrase) && !isLead(phrase, cast))
        return phrase;
  }
  return null;
}

/** "rob the boss of his crown", "rob the bank of its one chair": what is taken, and from whom, or out of where. */
export function robbed(x: Phrase | null): { x: Phrase; foe: Phrase | null; den: Phrase | null } | null {
  if (!x?.of || isAlive(typeOf(x.of)) || !['his', 'her', 'its', 'their'].includes(x.of.determiner)) return null;
  const [bare = x.bare] = x.bare.split(' of ');
  const from = { ...x, bare, of: null };
  if (!isAlive(typeOf(x))) return { x: { ...x.of, determiner: 'the' }, foe: null, den: from };
  const whose = `${bare}${x.plural ? "'" : "'s"} ${x.of.bare}`;
  return { x: { ...x.of, bare: whose, determiner: x.determiner, proper: x.proper }, foe: from, den: null };
}

/** Where a thing is guarded: "the silence from the museum of noises", "from the baker's safe". */
export function guardedAt(best: Aim, plot: Plot): Phrase | null {
  if (best.den) return best.den;
  for (const { words, phrases } of plot.sentences)
    for (const phrase of phrases)
      if (
        ['from', 'in', 'inside', 'into'].includes(words[phrase.from - 1]?.lower ?? '') &&
        phrase.bare !== best.x?.bare &&
        typeOf(phrase) === 'place'
      )
        return phrase;
  return null;
}

/** "everybody says it's the lodgers", "its the cat", "they all blame the goat": whom one suspects. */
export function suspectOf({ sentences }: Plot): Phrase | null {
  for (const { words } of sentences)
    for (const [at, { lower }] of words.entries()) {
      const isIt = /^it[’']?s$/.test(lower) || (/^(?:is|was)$/.test(lower) && words[at - 1]?.lower === 'it');
      const phrase = readPhrase(words, at + 1);
      const isNamed = phrase && (phrase.proper || ['the', 'a', 'my', 'our'].includes(phrase.determiner));
      if (phrase && ((isIt && isNamed) || /^(?:blam|suspect|accus)(?:e|es|s|ed|ing)?$/.test(lower))) return phrase;
    }
  return null;
}

/** "a staring contest with the moon", "a contest between Nell and Mr. Adebayo": against whom it is. */
export function withWhom(contest: Phrase, { sentences, cast }: Plot): Phrase | null {
  const all = sentences.flatMap(({ words, phrases }) =>
    phrases.map((phrase) => ({ phrase, before: words[phrase.from - 1], what: words[phrase.from - 2], phrases, words })),
  );
  const found = all.find(
    ({ phrase, before, what }) =>
      phrase.pron === '' && before?.lower === 'with' && what?.lower === contest.head.toLowerCase(),
  );
  if (found) return found.phrase;
  const one = all.find(({ phrase, before }) => phrase.pron === '' && before?.lower === 'between');
  const two = one?.phrases.find(({ from }) => from === one.phrase.to + 1 && one.words[from - 1]?.lower === 'and');
  const sides = one && two ? [two, one.phrase].filter((phrase) => !isLead(phrase, cast)) : [];
  return sides[0] ?? null;
}

/** "who can eat the most, me or the dragon": with whom whoever typed it, or a lead, has to reckon. */
export function eitherOf({ sentences, cast }: Plot): Phrase | null {
  for (const { words, phrases } of sentences)
    for (const phrase of phrases) {
      const one = words[phrase.from - 2];
      if (words[phrase.from - 1]?.lower !== 'or' || !isAlive(typeOf(phrase)) || isLead(phrase, cast)) continue;
      if (one && (['me', 'us', 'i', 'you', 'them'].includes(one.lower) || cast.leads.includes(one.text))) return phrase;
    }
  return null;
}

/** "get it past customs": who would not let it by. */
export function passedBy({ sentences }: Plot): Phrase | null {
  for (const { words, phrases } of sentences)
    for (const phrase of phrases) {
      const before = words[phrase.from - 1];
      if (before?.lower !== 'past' || before.kind !== 'prep' || isVague(phrase) || typeOf(phrase) === 'place') continue;
      return phrase;
    }
  return null;
}

const longestWhere = 5;

/** "the land where lost socks go": what is known of a place by nothing but what happens there; "" where that is not said in short. */
export function clauseOfPlace({ bare, from, to, determiner, proper }: Phrase, { sentences, cast }: Plot): string {
  const sentence = sentences.find(({ phrases }) => phrases.some((one) => one.from === from && one.bare === bare));
  if (!sentence || proper || sentence.words[to]?.lower !== 'where' || !['the', 'a'].includes(determiner)) return '';
  const rest = sentence.words.slice(to, to + longestWhere + 2);
  const stop = rest.findIndex(
    (word, at) => at > 0 && (word.end !== '' || ['prep', 'conj'].includes(rest[at + 1]?.kind ?? 'conj')),
  );
  const clause = stop < 0 ? [] : rest.slice(0, stop + 1);
  const isPlain = clause.every(({ kind }) => !['pron', 'poss', 'modal'].includes(kind)) && clause.some(({ kind }) => kind === 'verb'); // prettier-ignore
  const named = clause.some(({ text }) => cast.leads.includes(text));
  return isPlain && !named && clause.length > 2 && clause.length <= longestWhere
    ? clause.map(({ text }) => text).join(' ')
    : '';
}

/** What stands behind somebody in the same event. */
export function behind({ sentences }: Plot, { bare }: Phrase): PlotEvent['rest'] {
  const rest = sentences.flatMap(({ events }) => events).find((event) => event.rest.some(({ phrase }) => phrase.bare === bare))?.rest ?? []; // prettier-ignore
  return rest.slice(rest.findIndex(({ phrase }) => phrase.bare === bare) + 1);
}
