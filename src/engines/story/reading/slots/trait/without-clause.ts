import type { Plot } from '../../plot/read-plot.ts';
import { readPlot } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import type { Typed } from '../../words/split-idea.ts';
import { table } from '../../words/tables.ts';
import { wordsAtEnd } from './ends-in.ts';
import type { FoundTrait } from './trait-in.ts';

/** An idea without the clause that says a trait, as it is read then; null where nothing is left. */
export function withoutTrait(plot: Plot, trait: FoundTrait): Plot | null {
  const parts = plot.sentences
    .map(({ words, role, asks }, at) => ({
      role,
      asks,
      words: (at === trait.sentence ? withoutClause(words, trait) : words).map(typed),
    })) // prettier-ignore
    .filter(({ words }) => words.length > 0);
  if (parts.length === 0) return null;
  if (trait.lead !== null) nameFirst(parts, trait.lead);
  return readPlot(parts, plot.cast, { mended: [], mend: (word) => word });
}

const typed = ({ text, end, asked }: Word): Typed => ({ text, end, asked });
const joins = new Set(['and', 'but', 'yet', 'so', 'then']);

function withoutClause(words: Word[], { subject, from, to, isRelative }: FoundTrait): Word[] {
  const next = words.findIndex(({ lower }, at) => at >= to && !joins.has(lower));
  const goesOn = next >= 0 && (words[next]?.kind === 'modal' || ['has', 'have', 'needs', 'need', 'wants', 'want', 'is', 'are', 'tries', 'decides'].includes(words[next]?.lower ?? '')); // prettier-ignore
  // "Posy has never flown a kite but must win": what follows is done by the same.
  if (subject && (isRelative || (goesOn && next > to)))
    return joined(words.slice(0, subject.to), words.slice(isRelative ? to : next));
  const start = startOf(words, from);
  const rest = words.slice(to);
  const isFirst = start === 0;
  const opened = rest.findIndex(({ lower }, at) => !joins.has(lower) && !(lower === 'for' && rest[at + 1]?.kind === 'pron')); // prettier-ignore
  return isFirst ? rest.slice(Math.max(0, opened)) : joined(words.slice(0, start), rest, words[to - 1]?.end);
}

const contrasts = new Set([
  'but',
  'though',
  'although',
  'except',
  'only',
  'yet',
  'while',
  'whereas',
  'where',
  'despite',
]);
const doing = new Set(['they', 'the', 'now', 'both']);

/** Whether a clause is set off from the plot: behind "but", as a sentence of its own, last of all, or before "and they have to". */
export function isSaidBeside({ sentence, from, to, isRelative, subject }: FoundTrait, { sentences }: Plot): boolean {
  const words = sentences[sentence]?.words ?? [];
  const start = startOf(words, from);
  const [next, second, third] = words.slice(to).map(({ lower }) => lower);
  const isLast = to >= words.length;
  if (isRelative || subject === null || words.slice(start, from).some(({ lower }) => contrasts.has(lower))) return true;
  if (start === 0 && isLast) return sentences.length > 1;
  if (start === 0 && (next === 'but' || next === 'yet' || second === 'yet')) return true;
  if (start === 0 && words[to - 1]?.end.includes(',') && ['they', 'the'].includes(next ?? '')) return true;
  if (start === 0) return next === 'and' && doing.has(second ?? '') && third !== 'go';
  return isLast && words[start]?.lower === 'and';
} // prettier-ignore

/** "Posy is ill and Gerald has to cook her soup", "Gerald is hungry so they go": what is done about it is the plot. */
export function isWhy({ sentence, from, to, isRelative, subject, is, of }: FoundTrait, { sentences, cast }: Plot): boolean {
  const words = sentences[sentence]?.words ?? [];
  const [next, second, third] = words.slice(to).map(({ lower }) => lower);
  if (isRelative || subject === null || startOf(words, from) > 0) return false;
  const isOther = cast.leads.some((lead) => lead.toLowerCase().split(' ')[0] === second);
  if ((next === 'and' || next === 'so') && isOther) return is === 'state' ? table('traits').cared_for.includes(of.split(' ')[0] ?? '') : ['lacks', 'afraid', 'keeps'].includes(is);
  return next === 'so' && is === 'state' && !['have', 'must', 'need', 'are', 'can'].includes(third ?? '');
} // prettier-ignore

/** With what leads up to it: ", but the trouble is that". */
function startOf(words: readonly Word[], from: number): number {
  let start = from;
  const { openers, led_by } = table('traits');
  for (let known = -1; known !== start;) {
    known = start;
    if (start > 0 && openers.includes(words[start - 1]?.lower ?? '') && words[start - 1]?.kind !== 'prep') start--;
    const said = words.slice(0, start).map(({ lower }) => lower).join(' '); // prettier-ignore
    start -= wordsAtEnd(said, led_by);
  }
  return start;
}

/** Two pieces as one: a comma between them goes, and a full stop of what is gone stays. */
function joined(before: Word[], rest: Word[], end?: string): Word[] {
  const last = before.at(-1);
  if (!last) return rest;
  const mark = rest.length === 0 ? (end ?? '') : end === undefined ? '' : last.end || end || ',';
  return [...before.slice(0, -1), { ...last, end: mark }, ...rest];
}

/** "he must win", where his name has gone: it is put in its place. */
function nameFirst(parts: { words: Typed[] }[], lead: string): void {
  const names = lead.split(' ').filter((part) => part.length > 2);
  for (const part of parts)
    for (const [at, { text, end }] of part.words.entries()) {
      if (names.includes(text)) return;
      if (['he', 'she'].includes(text.toLowerCase())) {
        const name = lead.split(' ').map((word, index, all): Typed => ({ text: word, end: index === all.length - 1 ? end : '' })); // prettier-ignore
        part.words.splice(at, 1, ...name);
        return;
      }
    }
}
