import { table } from './tables.ts';
import type { VerbEntry } from './tables.ts';

export type VerbForm = 'base' | 's' | 'past' | 'ing';
export type KnownVerb = { base: string; form: VerbForm; done: boolean };

const vowels = 'aeiou';
let forms: Map<string, KnownVerb> | null = null;
let phrases: Map<string, string[][]> | null = null;

/** The first word of every verb in each of its forms. */
function index(): Map<string, KnownVerb> {
  if (forms) return forms;
  const found = new Map<string, KnownVerb>();
  const add = (word: string, base: string, form: VerbForm, done = false) => {
    if (!found.has(word)) found.set(word, { base, form, done });
  };
  // "purloins" is read as "steals".
  for (const [verb, plain] of Object.entries(table('literary').verbs)) {
    add(verb, plain, 'base');
    add(thirdPerson(verb), plain, 's');
    add(gerund(verb), plain, 'ing');
    add(regularPast(verb), plain, 'past', true);
  }
  for (const [verb, { did, done, say }] of Object.entries(table('verbs'))) {
    const base = verb.split(' ')[0] ?? verb;
    // No "bed" is a past of "be".
    if (base === 'be') continue;
    const past = (say ? undefined : did?.split(' ')[0]) ?? regularPast(base);
    add(base, base, 'base');
    add(thirdPerson(base), base, 's');
    add(gerund(base), base, 'ing');
    add(past, base, 'past', done === undefined);
    if (done) add(done.split(' ')[0] ?? done, base, 'past', true);
  }
  for (const [word, base] of irregulars) add(word, base, 'past', true);
  return (forms = found);
}

/** Pasts of verbs whose entry says another word for the aim. */
const irregulars: [string, string][] = [
  ['sought', 'seek'], ['caught', 'catch'], ['learnt', 'learn'], ['flown', 'fly'], ['met', 'meet'], ['gone', 'go'], ['went', 'go'], ['fell', 'fall'], ['fallen', 'fall'], ['left', 'leave'], ['ran', 'run'], ['run', 'run'],
]; // prettier-ignore

export function verbOf(word: string): KnownVerb | null {
  return index().get(word) ?? null;
}

/** The verb of several words that begins with `base` and goes on with `rest` ("get back", "make friends with"), longest first. */
export function phrasalVerb(base: string, rest: string[]): { verb: string; words: number } | null {
  if (!phrases) {
    phrases = new Map();
    for (const verb of Object.keys(table('verbs'))) {
      const [first = '', ...tail] = verb.split(' ');
      if (tail.length > 0)
        phrases.set(
          first,
          [...(phrases.get(first) ?? []), tail].toSorted((a, b) => b.length - a.length),
        );
    }
  }
  const tail = phrases.get(base)?.find((words) => words.every((word, at) => rest[at] === word));
  return tail ? { verb: [base, ...tail].join(' '), words: tail.length } : null;
}

export function verbEntry(verb: string): VerbEntry | null {
  return table('verbs')[verb] ?? null;
}

/** A kind's own verb without its object: "put <them> right", "hold it" → "put right", "hold". */
export function bareVerb(verb: string): string {
  return verb.replaceAll(' <them>', '').replaceAll(' it', '');
}

/** "bring back" → "brought back"; a verb that no table knows becomes regular. */
export function pastOf(verb: string): string {
  const entry = table('verbs')[verb];
  if (entry?.did && !entry.say) return entry.did;
  const [first = '', ...rest] = verb.split(' ');
  const single = table('verbs')[first];
  const past =
    single?.did && !single.say
      ? single.did
      : (irregulars.find(([, base]) => base === first)?.[0] ?? regularPast(first));
  return [past, ...rest].join(' ');
}

/** "fly a kite" → "flown a kite"; a verb that no table knows becomes regular. */
export function participleOf(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const { done, say } = table('verbs')[first] ?? {};
  return [done && !say ? done : (participles[first] ?? pastOf(first)), ...rest].join(' ');
}

const participles: Record<string, string> = {
  be: 'been',
  go: 'gone',
  have: 'had',
  do: 'done',
  run: 'run',
  come: 'come',
};

export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'go' || verb === 'do') return `${verb}es`;
  if (verb.endsWith('y') && !vowels.includes(verb.at(-2) ?? 'a')) return `${verb.slice(0, -1)}ies`;
  return ['s', 'sh', 'ch', 'x', 'z'].some((end) => verb.endsWith(end)) ? `${verb}es` : `${verb}s`;
}

export function gerund(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  // "be" would be "bing".
  const made =
    first.length < 3
      ? `${first}ing`
      : first.endsWith('ie')
        ? `${first.slice(0, -2)}ying`
        : first.endsWith('e') && !first.endsWith('ee')
          ? `${first.slice(0, -1)}ing`
          : `${doubled(first)}ing`;
  return [made, ...rest].join(' ');
}

function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (verb.endsWith('y') && !vowels.includes(verb.at(-2) ?? 'a')) return `${verb.slice(0, -1)}ied`;
  return `${doubled(verb)}ed`;
}

/** "trap" → "trapp", as before "-ed"; words of one syllable only. */
function doubled(verb: string): string {
  const [c, b, a] = [verb.at(-1) ?? '', verb.at(-2) ?? '', verb.at(-3) ?? ''];
  const single = vowels.includes(b) && !vowels.includes(a) && !vowels.includes(c) && !'wxy'.includes(c);
  return single && [...verb].filter((letter) => vowels.includes(letter)).length === 1 ? verb + c : verb;
}
