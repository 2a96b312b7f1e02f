import nlp from 'compromise';
import pluralize from 'pluralize';
import { mentions, sharedWords, standsTo, tellingWords } from '#shared/story/same-words.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import { overlapOf } from '#engines/story/gate/quality-gate.ts';
import { faultOfCanon } from '#engines/story/model/canon/fault-of-canon.ts';
import type { CanonEntry } from '#engines/story/model/canon/canon.ts';
import { clicheIn } from '#engines/story/model/style/style-sheet.ts';
import { countLineWords } from '#engines/story/tell/fit-length.ts';

/** A season that was told: each episode with what was true before it and the door that led to it. */
export type ToldSeason = {
  idea: string;
  names: string[];
  episodes: ToldEpisode[];
};
export type ToldEpisode = {
  lines: ScriptLine[];
  doors: string[];
  /** The order that led to it, with what it was to lead to; null for the first. */
  chosen: string | null;
  known: string[];
  canon: CanonEntry[];
  byModel: boolean;
  firstLineMs: number;
};

const stem = (word: string) =>
  pluralize.singular(word.toLowerCase().replace(/['’]s$/, '')).replace(/(?:ing|ed|es|s|e)$/, '');
const textOf = (lines: ScriptLine[]) => lines.map(({ text }) => text).join(' ');

/** Nouns, verbs and adjectives of an idea that are not the leads' names. */
export function contentWords(idea: string, names: string[]): string[] {
  const terms = nlp(idea)
    .match('(#Noun|#Verb|#Adjective)')
    .not('(#Pronoun|#Auxiliary|#Copula)')
    .terms()
    .out('array') as string[];
  const own = new Set(names.flatMap((name) => name.toLowerCase().split(' ')));
  const words = terms.map((term) => term.toLowerCase().replaceAll(/[^\p{L}’'-]/gu, ''));
  return [...new Set(words.filter((word) => word.length > 2 && !own.has(word)))];
}

/** Share of the idea's content words that are heard in the season. */
export function ideaCoverage({ idea, names, episodes }: ToldSeason): number {
  const words = contentWords(idea, names);
  const said = textOf(episodes.flatMap(({ lines }) => lines)).match(/[\p{L}’']+/gu) ?? [];
  const heard = new Set(said.map(stem));
  return words.length === 0 ? 1 : words.filter((word) => heard.has(stem(word))).length / words.length;
}

/** Lines that say what is not so: somebody dead who speaks, a lost thing in use, a known fact denied. Per episode. */
export function contradictions({ names, episodes }: ToldSeason): number {
  const found = episodes.map(({ lines, known, canon }) =>
    lines.filter(
      (line, at) =>
        faultOfCanon(line, lines.slice(0, at), canon) !== null ||
        known.some((fact) => tellingWords(fact, names).size >= 3 && standsTo(line, fact, names) === 'denies'),
    ).length,
  );
  return found.reduce((sum, one) => sum + one, 0) / Math.max(1, episodes.length);
} // prettier-ignore

/** Share of the five-word runs of an episode that were heard in an earlier one of the season; mean of the later ones. */
export function repeatedPhrases({ episodes }: ToldSeason): number {
  const shares = episodes.slice(1).map(({ lines }, at) =>
    overlapOf(lines, episodes.slice(0, at + 1).flatMap((one) => one.lines)),
  ); // prettier-ignore
  return shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length);
}

/** Worn-out phrases of a thousand words. */
export function clichesPerThousand({ episodes }: ToldSeason): number {
  const lines = episodes.flatMap((one) => one.lines);
  return (lines.filter(({ text }) => clicheIn(text) !== null).length / Math.max(1, countLineWords(lines))) * 1000;
}

export function dialogueShare({ episodes }: ToldSeason): number {
  const lines = episodes.flatMap((one) => one.lines);
  return countLineWords(lines.filter(({ role }) => role !== 'narrator')) / Math.max(1, countLineWords(lines));
}

/** Share of what a chosen door was about that the next episode speaks of in its first lines; mean over the season. */
export function choiceConsequences({ episodes, names }: ToldSeason): number {
  const taken = episodes.filter(({ chosen }) => chosen !== null);
  const shares = taken.map(({ chosen, lines }) =>
    sharedWords(tellingWords(chosen ?? '', names), tellingWords(textOf(lines.slice(0, 8)))),
  );
  return shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length);
}

/** Share of turns whose three doors are three: no two say the same. */
export function differentDoors({ episodes, names }: ToldSeason): number {
  const all = episodes.filter(({ doors }) => {
    const words = doors.map((door) => tellingWords(door, names));
    return words.every((one, at) => words.every((other, beside) => at === beside || sharedWords(one, other) < 0.75));
  });
  return all.length / Math.max(1, episodes.length);
}

/** Whether the leads are heard in each episode. */
export const leadsHeard = ({ episodes, names }: ToldSeason) =>
  episodes.every(({ lines }) => names.every((name) => lines.some(({ text, speaker }) => speaker === name || mentions(text, [name])))); // prettier-ignore
