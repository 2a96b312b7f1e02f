import type { Pronoun } from '#shared/story/show-story.ts';
import type { IdeaPart, PartRole, Typed } from '../words/split-idea.ts';
import { withoutFrame } from '../words/split-idea.ts';
import type { Speller } from '../words/mend-spelling.ts';
import { isKnownPhrase } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { verbEntry, verbOf } from '../words/verbs.ts';
import type { Phrase } from './noun-phrase.ts';
import { isAlive, readPhrase, typeOf } from './noun-phrase.ts';
import type { PlotEvent } from './read-events.ts';
import { namedDeeds } from './deed-nouns.ts';
import { readEvents } from './read-events.ts';
import type { Word } from './word.ts';
import { tagWords } from './tag-words.ts';

export type Sentence = { role: PartRole; asks: boolean; words: Word[]; events: PlotEvent[]; phrases: Phrase[] };
/** All sentences of an idea, with pronouns resolved. */
export type Plot = { sentences: Sentence[]; cast: Cast };

/** Who is who: `leads` as they are named in a season, `they` how they are spoken of where that is known, `people` all other names of the show. */
export type Cast = { leads: [string, string]; they?: [Pronoun, Pronoun]; people: string[] };

export function readPlot(parts: IdeaPart[], cast: Cast, speller: Speller): Plot {
  const names = new Set(
    [...cast.leads, ...cast.people].flatMap((name) => [
      name,
      ...name
        .split(' ')
        .filter(
          (word) =>
            word.length > 2 &&
            !wordSet('determiners').has(word.toLowerCase()) &&
            !wordSet('titles').has(word.toLowerCase()),
        ),
    ]),
  );
  const sentences = parts.map((part): Sentence => {
    const typed = withTheTwo(mendAll(part.words, speller));
    const framed = part.role === 'cast' || part.role === 'item' ? typed : withoutFrame(typed);
    const words = tagWords(framed, (word) => names.has(word));
    const phrases = phrasesOf(words);
    const deeds = namedDeeds(words, phrases);
    const events = [...deeds.map(({ event }) => event), ...readEvents(words)].toSorted((a, b) => a.from - b.from);
    // What is done is not what it is done to: "the retrieval of the letters" is about the letters.
    const named = phrases.filter((phrase) => !deeds.some((deed) => deed.phrase === phrase));
    return { role: part.role, asks: part.asks, words, events, phrases: named };
  });
  const plot = { sentences, cast };
  resolvePronouns(plot);
  return plot;
}

/** "the power's out": "is" or "has" where no owner can stand; "he'd": "had" or "would". */
function withoutShortIs(typed: Typed[]): Typed[] {
  return typed.flatMap((word, at) => {
    const next = typed[at + 1]?.text.toLowerCase() ?? '';
    if (word.text.toLowerCase().endsWith("'d") && word.text.length > 3) {
      const form = verbOf(next)?.form;
      const had = form === 'past' || ['been', 'better', 'had', 'never', 'always', 'just', 'only'].includes(next);
      return [
        { ...word, text: word.text.slice(0, -2), end: '' },
        { ...word, text: had ? 'had' : 'would' },
      ];
    }
    const has = ['been', 'got', 'gone', 'had'].includes(next);
    if (word.end !== '' || !word.text.toLowerCase().endsWith("'s") || next === '' || next === 'own') return [word];
    if (
      !has &&
      !wordSet('after_is').has(next) &&
      !wordSet('determiners').has(next) &&
      !wordSet('prepositions').has(next)
    )
      return [word];
    return [
      { ...word, text: word.text.slice(0, -2), end: '' },
      { ...word, text: has ? 'has' : 'is', end: '' },
    ];
  });
}

/** "me and my sister", "my best friend and I": the two whom it is about. */
function withTheTwo(typed: Typed[]): Typed[] {
  const lower = typed.map(({ text }) => text.toLowerCase());
  const swaps = lower.some((word) => wordSet('swapping').has(word));
  const isWriter = (at: number) => lower[at] === 'me' || lower[at] === 'i';
  const isAnd = (at: number) => ['and', 'n', '&'].includes(lower[at] ?? '');
  /** Where "my best friend" ends; 0 where none begins. */
  const mateTo = (at: number) => {
    const to = at + (wordSet('mate_kinds').has(lower[at + 1] ?? '') ? 2 : 1);
    // "my mum and I swapped bodies" is of mum, where a friend would be the other lead.
    const isKept = swaps && !wordSet('mates_by_choice').has(lower[to] ?? '');
    return lower[at] === 'my' && !isKept && wordSet('mates').has(lower[to] ?? '') ? to + 1 : 0;
  };
  const done: Typed[] = [];
  for (let at = 0; at < typed.length;) {
    const mate = mateTo(at);
    const to =
      isWriter(at) && isAnd(at + 1) ? mateTo(at + 2) : mate > 0 && isAnd(mate) && isWriter(mate + 1) ? mate + 2 : 0;
    const last = typed[to > 0 ? to - 1 : at];
    if (last) done.push(to > 0 ? { ...last, text: 'we' } : last);
    at = to > 0 ? to : at + 1;
  }
  return done;
}

function mendAll(raw: Typed[], speller: Speller): Typed[] {
  const done: Typed[] = [];
  const typed = withoutShortIs(raw);
  typed.forEach((word, at) => {
    const { text, end } = word;
    const apart = text
      .split('-')
      .map((bit) => speller.mend(bit, done.at(-1)?.text.toLowerCase() ?? '', typed[at + 1]?.text ?? ''));
    const mended = apart.join('-');
    // "dosnt" is mended to "doesnt", which is two words.
    const words =
      mended === text
        ? null
        : ((table('english')['contractions'] as Record<string, string[]>)[mended] ??
          (mended.includes(' ') ? mended.split(' ') : null));
    if (words)
      for (const [index, bit] of words.entries())
        done.push({ ...word, text: bit, end: index === words.length - 1 ? end : '' });
    else
      done.push({
        ...word,
        text:
          (text === '2' ||
            (text.toLowerCase() === 'too' &&
              typed[at - 1] !== undefined &&
              wordSet('wishes').has(
                verbOf(done.at(-1)?.text.toLowerCase() ?? '')?.base ?? done.at(-1)?.text.toLowerCase() ?? '',
              ))) &&
          verbOf(typed[at + 1]?.text.toLowerCase() ?? '')?.form === 'base'
            ? 'to'
            : mended,
      });
  });
  return done;
}

function phrasesOf(words: Word[]): Phrase[] {
  const found: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = readPhrase(words, at);
    if (phrase && phrase.pron === '') {
      found.push(phrase);
      if (phrase.of) found.push(phrase.of);
    }
    at = Math.max(phrase?.to ?? 0, at + 1);
  }
  return found;
}

/** Whether a phrase means the leads, one or both. */
export function isLead(phrase: Phrase | null, { leads }: Cast): boolean {
  if (!phrase) return false;
  if (phrase.pron !== '')
    return [
      'they',
      'them',
      'we',
      'us',
      'you',
      'i',
      'me',
      'both',
      'everyone',
      'everybody',
      'themselves',
      'ourselves',
    ].includes(phrase.pron);
  const said = phrase.bare.toLowerCase();
  return (
    wordSet('team').has(said) || wordSet('team').has(`the ${said}`) || leads.some((lead) => isCalled(lead, phrase.bare))
  );
}

const plain = (name: string) => name.toLowerCase().replaceAll('.', '');

/** Whether a name was typed in full or in part: "Mr. Adebayo", "Mr Adebayo", "Adebayo". */
function isCalled(name: string, typed: string): boolean {
  const said = plain(typed);
  return (
    said === plain(name) ||
    plain(name)
      .split(' ')
      .some((part) => part.length > 2 && part === said)
  );
}

/** The one lead it names, as written in the cast, or null. */
export function leadNamed(phrase: Phrase | null, { leads }: Cast): string | null {
  return leads.find((lead) => phrase !== null && isCalled(lead, phrase.bare)) ?? null;
}

/** Names nobody: a vague noun, a time, a bare pronoun. */
export function isVague(phrase: Phrase | null): boolean {
  if (!phrase || phrase.pron !== '' || phrase.bare.length > 60 || phrase.bare.split(' ').length > 7) return true;
  if (!wordSet('vague').has(phrase.head) || (phrase.bare.includes(' ') && isKnownPhrase(phrase.bare.toLowerCase())))
    return false;
  // "my imaginary friend" is somebody, and so is "Mira's best friend".
  if (phrase.head === 'friend' && (phrase.states.length > 0 || phrase.bare.includes("'s "))) return false;
  // "the baker's daughter"
  if (wordSet('kin').has(phrase.head) && phrase.bare.includes("'s ")) return false;
  // "the bottom of the sea", "the mushroom people": what goes with the vague word says what is meant.
  if (phrase.of) return isVague(phrase.of);
  return phrase.states.length > 0 || phrase.bare.split(' ').length < 2 || phrase.bare.includes("'s ");
}

function resolvePronouns({ sentences, cast }: Plot): void {
  let thing: Phrase | null = null;
  let person: Phrase | null = null;
  let plural: Phrase | null = null;
  let harmed: Phrase | null = null;
  let doer: Phrase | null = null;
  for (const { events } of sentences)
    for (const event of events) {
      const must = event.modal === 'must' || event.modal === 'can';
      if (event.subject?.pron === 'they' && plural && !must) event.subject = plural;
      else if (event.subject && ['he', 'she'].includes(event.subject.pron) && person) event.subject = person;
      else if (event.subject && ['it', 'who'].includes(event.subject.pron) && thing) event.subject = thing;
      const meant = (phrase: Phrase | null): Phrase | null => {
        if (!phrase || phrase.pron === '') return phrase;
        // "they took the hat … go to the pond and get it back"
        const gets = wordSet('gets_back').has(event.verb);
        if (gets && harmed && (phrase.pron === 'it' || (phrase.pron === 'them' && harmed.plural))) return harmed;
        // "a village mourns its old clock … cheer it up": nobody cheers up a clock, but whoever did something before.
        if (phrase.pron === 'it' && doer && wordSet('consoles').has(event.verb)) return doer;
        if (phrase.pron === 'it' && thing && thing !== event.subject) return thing;
        if (phrase.pron === 'them' && plural) return plural;
        return ['him', 'her'].includes(phrase.pron) && person && person !== event.subject ? person : phrase;
      };
      event.object = meant(event.object);
      for (const piece of event.rest) piece.phrase = meant(piece.phrase) ?? piece.phrase;
      if (['takes', 'lost'].includes(verbEntry(event.verb)?.harm ?? '') && event.modal !== 'must') {
        const taken = event.passive ? event.subject : event.object;
        if (taken && taken.pron === '') harmed = taken;
      }
      const named: (Phrase | null)[] = [...event.rest.map((piece) => piece.phrase), event.subject, event.object];
      const does = event.subject;
      if (does && does.pron === '' && !does.plural && !isLead(does, cast) && !isVague(does)) doer = does;
      for (const phrase of named) {
        if (!phrase || phrase.pron !== '') continue;
        const lead = isLead(phrase, cast);
        const alive = isAlive(typeOf(phrase));
        if (alive && !phrase.plural) person = phrase;
        const when = wordSet('times').has(phrase.head) && phrase !== event.object && phrase !== event.subject;
        if (lead || when || isVague(phrase)) continue;
        if (phrase.plural) plural = phrase;
        else thing = phrase;
      }
    }
}
