import type { RivalryKind } from '../../../frame.ts';
import { withThe } from '../../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { escapePattern } from '../../../words/escape-pattern.ts';
import { table } from '../../words/tables.ts';
import { firstFit, hasOne, saidIn } from './said-in.ts';

/** What the two are against each other in: `x` "the pie contest"; `loath` where neither of them wants to win. */
export type Rivalry = { is: RivalryKind; x: string; loath: boolean; sentence: number };

/** "They both enter the pie contest", "Max vs Sana", "a race between the two of them": null where the two are not against each other. */
export function rivalryIn(plot: Plot): Rivalry | null {
  const { who, says, not, loath } = table('rivals');
  const texts = plot.sentences.map((sentence) => asTheTwo(saidIn(sentence.words), plot));
  for (const [at, sentence] of plot.sentences.entries()) {
    const text = texts[at] ?? '';
    const found = sentence.role === 'cast' ? null : firstFit(says, text, { who });
    if (!found || new RegExp(not).test(found.whole)) continue;
    const { groups, whole } = found;
    const about = `${groups['mid'] ?? ''} ${groups['for'] ?? ''}`.replaceAll('|', ' ').trim();
    const isLoath = texts.some((one) => new RegExp(loath).test(one));
    const read = readAbout(about, whole, text, sentence, plot);
    if (read) return { ...read, loath: isLoath, sentence: at };
  }
  return null;
}

/** The two by their names, or as "Max vs Sana"; who is told of first in "Max against Sana" has the other for a rival, with a helper of their own. */
function asTheTwo(text: string, { cast }: Plot): string {
  const [a, b] = cast.leads.map((name) => {
    const parts = name.toLowerCase().split(' ').filter((part) => part.length > 2 && part !== 'the');
    return `(?:${[name.toLowerCase(), ...parts].map((part) => escapePattern(part)).join('|')})`;
  }); // prettier-ignore
  const pair = (between: string) => new RegExp(`\\b(?:${a} ${between} ${b}|${b} ${between} ${a})\\b`, 'g');
  return text.replaceAll(pair('(?:and|&|n)'), 'they').replaceAll(pair('(?:versus|vs)'), 'they against each other');
}

/** What it is about, and how it is fought; null where it is no contest. */
function readAbout(about: string, whole: string, text: string, sentence: Sentence, plot: Plot): Pick<Rivalry, 'is' | 'x'> | null {
  const { vote, job, contests } = table('rivals');
  const words = `${about} ${whole}`;
  if (hasOne(text, vote) && /\b(?:elect|vote|president|prefect|mayor|run|running|stand|standing|campaign|head|chair|captain|leader|rep|master|king|queen)/.test(words)) return { is: 'vote', x: 'the election' };
  const named = sentence.phrases.filter((phrase) => phrase.pron === '' && !isLead(phrase, plot.cast) && !isVague(phrase) && ` ${words} `.includes(` ${phrase.head} `));
  const post = named.find(({ head }) => job.includes(head));
  if (post) return { is: 'job', x: `the ${post.head}` };
  const contest = named.find(({ head }) => contests.includes(head));
  const acts = Object.entries(table('contests'));
  const known = acts.find(([, entry]) => hasOne(words.replaceAll('-', ' '), entry.words) || hasOne(words, entry.words))?.[0];
  const is = fought[known ?? ''] ?? 'other';
  const game = named.find(({ head }) => table('contests').board.words.includes(head));
  if (contest) return { is, x: withThe(contest) };
  if (game) return { is: 'game', x: `the game of ${game.head}` };
  const bare = contests.find((word) => hasOne(words, [word]));
  if (!bare && is === 'other' && !/\b(?:against|versus|vs|teams|team|sides|bet)\b/.test(words)) return null;
  return { is, x: bare ? `the ${bare}` : is === 'race' ? 'the race' : is === 'game' ? 'the game' : 'the contest' };
} // prettier-ignore

const fought: Record<string, RivalryKind> = { race: 'race', make: 'make', grow: 'make', board: 'game', still: 'still' };
