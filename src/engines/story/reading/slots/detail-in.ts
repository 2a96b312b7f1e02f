import type { Phrase } from '../plot/noun-phrase.ts';
import { withThe } from '../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead } from '../plot/read-plot.ts';
import type { Word } from '../plot/word.ts';
import { wordSet } from '../words/tables.ts';
import { presentClause } from './clause-slots.ts';

/** Shorter words are mostly "the" and "was". */
const shortestContent = 4;
/** In longer sentences people talk, and what follows what is anybody's guess. */
const longestSentence = 30;
/** A clause with fewer words of its own tells nothing beside the plot. */
const fewestNew = 2;

/**
 * What an idea says beside its plot, as a clause in the present: "the ice closes", "the giant collects hats"; of several the one
 * with most words that no other slot has. Null where all that it says is told anyhow.
 *
 * @param told Texts of the other slots.
 */
export function detailIn({ sentences, cast }: Plot, told: readonly string[]): string | null {
  const known = new Set(contentOf(told.join(' ')));
  const clauses = sentences
    .filter(({ role, words }) => role !== 'cast' && words.length <= longestSentence)
    .flatMap((sentence) =>
      sentence.phrases
        .filter((phrase) => !isLead(phrase, cast))
        .flatMap((phrase) => [relativeOf(sentence, phrase), clauseAt(sentence, phrase, { sentences, cast })]),
    )
    .filter((clause) => clause !== null)
    .map((clause) => ({ clause, own: contentOf(clause).filter((word) => !known.has(word)).length }))
    .filter(({ own }) => own >= fewestNew)
    .toSorted((a, b) => b.own - a.own);
  return clauses[0]?.clause ?? null;
}

const contentOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}']+/gu) ?? []).filter(
    (word) => word.length >= shortestContent && !wordSet('little_words').has(word),
  );

/** "before the ice closes" → "the ice closes": only where a clause may begin. */
function clauseAt(
  { words, asks }: Sentence,
  { from, to, bare, proper, plural, determiner }: Phrase,
  plot: Plot,
): string | null {
  const before = words[from - 1];
  const begins = !before || before.end !== '' || wordSet('clause_openers').has(before.lower);
  if (!begins || (asks && before?.lower !== 'if') || isJoined(words, from) || !agrees(words[to], plural)) return null;
  const clause = presentClause(words, from, plot);
  if (!clause || clause.split(' ').some((word) => wordSet('pointing').has(word.toLowerCase()))) return null;
  if (proper) return clause.charAt(0).toUpperCase() + clause.slice(1);
  // "dinosaurs figure skating" is a list of things.
  if (determiner === '' && clause.split(' ').length < 4) return null;
  // "a ship sails in" has been heard of by then.
  return /^an? /i.test(clause) && determiner.startsWith('a') && bare !== '' ? clause.replace(/^an? /i, 'the ') : clause;
}

/** "a lonely giant who collects hats" → "the lonely giant collects hats". */
function relativeOf({ words }: Sentence, phrase: Phrase): string | null {
  const [who, verb] = [words[phrase.to], words[phrase.to + 1]];
  if (!who || !verb || !['who', 'that', 'which'].includes(who.lower) || !['verb', 'aux'].includes(verb.kind))
    return null;
  const rest: string[] = [];
  for (const word of words.slice(phrase.to + 1, phrase.to + 9)) {
    if (word.kind === 'conj' || wordSet('pointing').has(word.lower)) break;
    rest.push(word.text);
    if (word.end !== '') break;
  }
  return rest.length >= 2 ? `${phrase.proper ? phrase.bare : withThe(phrase)} ${rest.join(' ')}` : null;
}

/** "Omar and Vivian fall out": it is about both, and the second alone is no subject. */
const isJoined = (words: Word[], from: number) =>
  words[from - 1]?.lower === 'and' && words[from - 2]?.end === '' && words[from - 2]?.kind !== 'verb';

/** Whether a verb says of its subject what happens: not "vampires running", "the ranger sit". */
function agrees(verb: Word | undefined, plural: boolean): boolean {
  if (!verb || verb.kind !== 'verb') return verb !== undefined;
  if (verb.form === 'base') return plural;
  return verb.form === 's' ? !plural : verb.form === 'past';
}
