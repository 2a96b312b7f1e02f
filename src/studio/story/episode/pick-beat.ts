import type { AudienceRating } from '#shared/shows.ts';
import type { Beat, BeatRole } from '../pack/parse-beats.ts';
import type { InkValues } from '../pack/render-beat.ts';
import type { PlotFrame } from '../plot-frame/plot-frame.ts';
import type { Dice } from '../words/seeded.ts';
import { hash32 } from '../words/seeded.ts';
import type { Leads } from './bind-cast.ts';

export type BeatWish = {
  role: BeatRole;
  rating: AudienceRating;
  phase: number;
  frame: PlotFrame;
  leads: Leads;
  memory: InkValues;
  /** The choice of some episodes ago, in words; empty when there is none. */
  recall: string;
  path: string[];
  /** Marks of the beats of this season so far. */
  used: Set<string>;
  /** The pack of the season; beats of others are borrowed more rarely. */
  pack: string;
  /** Packs it may borrow from, the nearest in tone first. */
  borrows: string[];
  /** Somebody has already been met on the way in this episode. */
  metStranger: boolean;
};

const ratingOrder: AudienceRating[] = ['all_ages', '4+', '8+', '10+'];
/** An all-ages show is for the youngest too. */
const allows = (shown: AudienceRating, wanted: AudienceRating) =>
  ratingOrder.indexOf(wanted) <= ratingOrder.indexOf(shown);

/** A beat that fits, by weighted chance: unused, of the plot's kind, of the season's own pack first. Null if none fits. */
export function pickBeat(beats: Beat[], wish: BeatWish, dice: Dice): Beat | null {
  const fitting = beats.filter((beat) => fits(beat, wish)).map((beat) => ({ beat, weight: weightOf(beat, wish) }));
  const total = fitting.reduce((sum, { weight }) => sum + weight, 0);
  let at = dice.next() * total;
  for (const { beat, weight } of fitting) {
    at -= weight;
    if (at <= 0) return beat;
  }
  return fitting.at(-1)?.beat ?? null;
}

/** A beat in the few letters that the state keeps of it. */
export function beatMark(id: string): string {
  return hash32(id).toString(36);
}

/** Whether the second lead must be A, or null when it does not matter. */
export function flipFor(beat: Beat, leads: Leads): boolean | null {
  if (!beat.leadA || leads[0].kind === leads[1].kind) return null;
  if (leads[0].kind === beat.leadA) return false;
  return leads[1].kind === beat.leadA ? true : null;
}

function fits(beat: Beat, wish: BeatWish): boolean {
  return (
    beat.role === wish.role &&
    allows(wish.rating, beat.rating) &&
    (beat.phase === undefined || beat.phase === wish.phase) &&
    (beat.leadA === undefined || wish.leads.some((lead) => lead.kind === beat.leadA)) &&
    (beat.kinds.length === 0 || beat.kinds.includes(wish.frame.kind)) &&
    (beat.topics.length === 0 || beat.topics.includes(wish.frame.topic.type)) &&
    !(beat.walkOn && wish.metStranger && beat.role !== 'cliff') &&
    beat.needs.every((need) => isMet(need, wish))
  );
}

function isMet(need: string, wish: BeatWish): boolean {
  if (need === 'foe') return wish.frame.foe !== '';
  if (need === 'recall') return wish.recall !== '';
  if (need.startsWith('chose-')) return wish.path.slice(0, -1).some((key) => key.endsWith(`.${need.slice(6)}`));
  if (need.startsWith('no-')) return !isMet(need.slice(3), wish);
  return Boolean(wish.memory[`m_${need}`]);
}

function weightOf(beat: Beat, wish: BeatWish): number {
  const fresh = wish.used.has(beatMark(beat.id)) ? 0.002 : 1;
  const kind = beat.kinds.length > 0 ? 2.2 : 1;
  const topic = beat.topics.length > 0 && beat.topics.length < 3 ? 1.6 : 1;
  const phase = beat.phase === undefined ? 1 : 3;
  const needs = beat.needs.length > 0 ? 2.5 : 1;
  const personality = beat.leadA ? 1.6 : 1;
  const own = beat.pack === wish.pack ? 1 : beat.pack === wish.borrows[0] ? 0.4 : 0.05;
  return fresh * kind * topic * phase * needs * personality * own;
}
