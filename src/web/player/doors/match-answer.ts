// Which of the three doors somebody meant. Nothing but the three is ever understood.
import words from './answer-words.json';

export type Answer = { kind: 'door'; index: number; isSure: boolean } | { kind: 'yes' | 'no' };

/** Shares of a door's own words, and of what was said, from which there is no need to ask back. */
const enoughOfDoor = 0.5;
const enoughOfSaid = 0.75;

/**
 * What a recogniser heard, its best guess first, against the words of the doors. A number counts when hardly anything else
 * was said, as "to" is in many a sentence. Null for what is none of it.
 */
export function matchAnswer(guesses: readonly string[], doors: readonly string[]): Answer | null {
  let unsure: Answer | null = null;
  for (const guess of guesses) {
    const said = wordsOf(guess);
    if (said.length === 0) continue;
    const answer = plainAnswer(said) ?? numbered(said, doors.length) ?? byWords(said, doors);
    if (answer?.kind === 'door' && !answer.isSure) unsure ??= answer;
    else if (answer) return answer;
  }
  return unsure;
}

function plainAnswer(said: readonly string[]): Answer | null {
  const is = (kind: 'yes' | 'no') => said.length <= 3 && said.some((word) => words[kind].includes(word));
  // "No, the second" is no yes: a no is safe, as it opens nothing.
  if (is('no')) return { kind: 'no' };
  return is('yes') && !said.some((word) => ordinalOf(word) !== null && !words.yes.includes(word))
    ? { kind: 'yes' }
    : null;
}

function numbered(said: readonly string[], doors: number): Answer | null {
  const named = said.filter((word) => !words.around.includes(word));
  const found = new Set(named.map(ordinalOf).filter((index) => index !== null && index < doors));
  const [index] = found;
  if (found.size !== 1 || index === undefined || index === null || named.length > 2) return null;
  const isWeak = named.every((word) => words.weak.includes(word) || ordinalOf(word) === null);
  return {
    kind: 'door',
    index,
    isSure: !isWeak || said.includes('door') || said.includes('number') || said.length === 1,
  };
}

function byWords(said: readonly string[], doors: readonly string[]): Answer | null {
  const own = doors.map((door) => new Set(tellingWords(wordsOf(door))));
  const heard = new Set(tellingWords(said));
  const hits = own.map((its, at) => {
    // A word that two doors have tells them apart no better than silence.
    const telling = [...its].filter((word) => own.every((others, other) => other === at || !others.has(word)));
    const count = telling.filter((word) => heard.has(word)).length;
    return { count, ofDoor: count / Math.max(1, telling.length), ofSaid: count / Math.max(1, heard.size) };
  });
  const [best, second] = hits.toSorted((a, b) => b.count - a.count);
  if (!best || best.count === 0 || best.count === second?.count) return null;
  const isSure = best.ofDoor >= enoughOfDoor || (best.count > 1 && best.ofSaid >= enoughOfSaid);
  return { kind: 'door', index: hits.indexOf(best), isSure };
}

function ordinalOf(word: string): number | null {
  const index = words.ordinals.findIndex((names) => names.includes(word));
  return index < 0 ? null : index;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const tellingWords = (said: readonly string[]) =>
  said.filter((word) => !words.small.includes(word) && !words.around.includes(word)).map(stem);

/** "waking" and "wakes" for "wake". */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word);
