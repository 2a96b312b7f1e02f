import type { ScriptLine } from '#shared/story/script.ts';
import type { Planning } from '../plan/plan-season.ts';
import type { ToldEpisode } from '../tell/tell-episode.ts';
import { slotValue } from '../tell/slots.ts';
import type { Telling } from '../tell/tell-way.ts';

/** A season that an episode is told from. */
type Told = { on: Telling; planned: Planning };

/**
 * What an episode owes its season and does not give: slots of its `obligations`; in the first one the deadline, where the idea
 * names one; in the last one the verb, done and said by a lead, and the price that was paid. `lines` are all that is heard.
 * Empty where nothing is owed.
 */
export function debtsOf({ on, planned }: Told, episode: number, told: ToldEpisode, lines: ScriptLine[]): string[] {
  const text = textOf(lines);
  const owed = [
    ...(planned.skeleton.obligations[`${episode}` as '1'] ?? []),
    // Who says by when it has to be done wants to hear the clock.
    ...(on.frame.till && episode === 1 ? ['till'] : []),
  ];
  const unnamed = owed.filter((slot) => slot !== 'verb' && !isNamed(on, slot, text));
  if (episode < 4) return unnamed;
  const done = textOf(lines.filter(({ role }) => role === 'lead_a' || role === 'lead_b')).includes(
    on.frame.verb.did.toLowerCase(),
  );
  return [...unnamed, ...(done ? [] : ['verb']), ...(isPriceNamed(told) ? [] : ['price'])];
}

/** A way that hangs on the price, or says it, was told; where nothing was paid there is nothing to name. */
function isPriceNamed({ told, facts }: ToldEpisode): boolean {
  const hangs = ({ way }: ToldEpisode['told'][number]) =>
    way.slots.has('price') || way.slots.has('p_keep') || way.needs.some(({ key }) => key === 'price');
  return !facts['price'] || told.some(hangs);
}

const textOf = (lines: ScriptLine[]) =>
  lines
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();

/** Whether a slot that an episode owes is named in its text: its words, or its short form. */
export function isNamed(on: Telling, slot: string, text: string): boolean {
  const said = text.toLowerCase();
  const words = [slot, `${slot}_head`, `${slot}_did`]
    .map((name) => slotValue(on.slots, name))
    .filter((value) => typeof value === 'string');
  return words.some((value) => value !== '' && said.includes(value.toLowerCase()));
}
