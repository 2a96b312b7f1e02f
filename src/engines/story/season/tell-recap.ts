import { recapWords } from '#shared/story/recap.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import { polishText } from '../words/polish-text.ts';
import { hash32 } from '../words/seeded.ts';
import type { StoryPacks } from '../open-packs.ts';
import { stageOfPlot } from '../stage/lead-apart.ts';
import type { Stage } from '../stage/make-stage.ts';
import { countLineWords } from '../tell/fit-length.ts';
import { fillHeader, personSlots, seasonSlots, type Slots } from '../tell/slots.ts';
import { narratorName } from '../tell/tell-way.ts';
import type { SeasonState } from './season-state.ts';

/** Lower comes in earlier when there is not room for everything; the pieces are told in the order they are given in. */
type Piece = { text: string; rank: number };

/**
 * What happened so far, for somebody who comes back: what was wanted, which paths were chosen, how each episode ended; the
 * newest in most detail, by the narrator. Null for a state that remembers too little.
 */
export function tellRecap(
  { tables }: StoryPacks,
  showName: string,
  whole: Stage,
  state: SeasonState,
): ScriptLine[] | null {
  const stage = stageOfPlot(state.frame, whole);
  const [a, b] = stage.leads;
  const slots: Slots = {
    ...seasonSlots(state.frame, stage),
    ...personSlots('a', a, 0),
    ...personSlots('b', b, 0),
    show: showName,
  };
  const say = (part: keyof typeof tables.recap, more: Slots = {}, turn = 0): string => {
    const all = tables.recap[part];
    return fillHeader(all[(hash32(state.seed, part) + turn) % all.length] ?? '', { ...slots, ...more });
  };
  const newest = state.remembered.at(-1);
  const pieces: Piece[] = [
    { text: say('open'), rank: 0 },
    { text: say('want'), rank: 1 },
    { text: say('against'), rank: 6 },
    { text: say('stake'), rank: 7 },
    ...state.remembered.flatMap(({ what, end, recall }, at, all): Piece[] => {
      const age = all.length - at;
      const chosen = recall === '' ? '' : say('chose', { recall }, at);
      return [
        { text: what, rank: age === 1 ? 3 : 20 + age },
        { text: end, rank: age === 1 ? 8 : 30 + age },
        { text: chosen, rank: age <= 2 ? 4 : 10 + age },
      ];
    }),
    ...(state.llm?.summary.match(/[^.!?]+[.!?]+/g) ?? []).map((text, at, all) => ({
      text: text.trim(),
      rank: 5 + (all.length - at) / 10,
    })),
    ...stage.leads.map(({ who }, at) => ({ text: who, rank: 40 + at })),
    { text: newest ? say('close') : '', rank: 2 },
  ];
  const lines = withinTime(pieces);
  return countLineWords(lines) >= recapWords.min ? lines : null;
}

/** The most telling pieces that fit, as lines of the narrator. */
function withinTime(pieces: Piece[]): ScriptLine[] {
  const chosen = new Set<Piece>();
  let words = 0;
  for (const piece of pieces.filter(({ text }) => text !== '').toSorted((p, q) => p.rank - q.rank)) {
    const more = countLineWords([piece]);
    if (words + more > recapWords.max - 4) continue;
    chosen.add(piece);
    words += more;
  }
  return pieces
    .filter((piece) => chosen.has(piece))
    .map(({ text }) => ({ role: 'narrator', speaker: narratorName, text: polishText(text) }));
}
