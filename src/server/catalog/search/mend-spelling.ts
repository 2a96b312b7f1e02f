import { distance } from 'fastest-levenshtein';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/** Shorter words are as near to one another as they are to their misspellings. */
const shortestMended = 4;
const mostCandidates = 2000;
/** Alternatives of each word that are tried. */
const mostTried = 3;

/**
 * The search that somebody meant whose own found nothing: words that no name has are taken for the nearest that names have,
 * or that begin names, one slip apart (in eight letters or more, two). `find` searches for a term and answers null when
 * it finds nothing; what it finds first is the answer, so that nobody is offered words of what they may not find. Null
 * when nothing near is found either.
 */
export async function mendSpelling<Found>(
  { db }: Pick<Context, 'db'>,
  term: string,
  find: (term: string) => Promise<Found | null>,
): Promise<{ mended: string; found: Found } | null> {
  const { rows } = await db.execute<{ typed: string; near: string[] }>(sql`
    select typed, array(
      (select word from search_words where keys && typo_keys(typed) limit ${mostCandidates})
      union (select lower(username) from profiles where keys && typo_keys(typed) limit ${mostCandidates})
    ) as near
    from regexp_split_to_table(fold_words(${term}), ' ') with ordinality words(typed, at)
    where length(typed) > 0 order by at`);
  const choices = rows.map(({ typed, near }) => (typed.length < shortestMended ? [typed] : nearest(typed, near)));
  for (const words of combine(choices)) {
    const mended = words.join(' ');
    if (mended === rows.map(({ typed }) => typed).join(' ')) continue;
    const found = await find(mended);
    if (found) return { mended, found };
  }
  return null;
}

/** The best of every word, then each alternative of one word with the best of the others. */
function combine(choices: string[][]): string[][] {
  const best = choices.map(([first]) => first!);
  const others = choices.flatMap((words, at) => words.slice(1).map((word) => best.with(at, word)));
  return [best, ...others];
}

function nearest(typed: string, near: readonly string[]): string[] {
  const most = typed.length < 8 ? 1 : 2;
  const slips = near
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter((one) => one.slips <= most)
    .toSorted((a, b) => a.slips - b.slips || a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
  const words = slips.map(({ word }) => word).slice(0, mostTried);
  return words.length > 0 ? words : [typed];
}

/** Letters left out, added, changed or in each other's place. A word that is only begun is a little farther than a whole one. */
function slipsBetween(typed: string, word: string): number {
  const whole = editsBetween(typed, word);
  if (word.length <= typed.length) return whole;
  const begun = Math.min(...[-1, 0, 1].map((more) => editsBetween(typed, word.slice(0, typed.length + more))));
  return Math.min(whole, begun + (begun === 0 ? 0.5 : 0));
}

function editsBetween(a: string, b: string): number {
  const edits = distance(a, b);
  if (edits !== 2 || a.length !== b.length) return edits;
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2) ? 1 : edits;
}
