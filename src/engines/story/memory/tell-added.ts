import type { ScriptLine } from '#shared/story/script.ts';
import { mentions } from '#shared/story/same-words.ts';
import type { Judge } from '../season/frame-of-idea.ts';
import { mayBeHeard } from '../season/frame-of-idea.ts';
import type { Stage } from '../stage/make-stage.ts';
import { capital, slotValue, type Slots } from '../tell/slots.ts';
import { narratorName } from '../tell/tell-way.ts';
import { hash32 } from '../words/seeded.ts';
import { polishText } from '../words/polish-text.ts';
import type { Mended } from './mend-season.ts';
import { readAdded } from './read-added.ts';

/** So many in an episode; the others are told in the next. */
const scenesPerEpisode = 3;

/** `said` are the words of the line that says it. */
export type ToldAddition = { id: string; lines: ScriptLine[]; said: string };

/**
 * What a maker added, told between the scenes in the storyteller's own words: what is new or was not told yet, then what is
 * pinned. Of words that nobody but their maker may hear only the shape is told.
 */
export function tellAdditions(
  tell: Mended['tell'],
  stage: Stage,
  judge: Judge,
  { showName, toldBefore, seed }: { showName: string; toldBefore: readonly string[]; seed: string },
): ToldAddition[] {
  const waiting = tell.filter(({ id }) => !toldBefore.includes(id));
  const pinned = tell.filter(({ id, isPinned }) => isPinned && toldBefore.includes(id));
  const chosen = [...waiting, ...pinned].slice(0, Math.max(scenesPerEpisode - 1, Math.min(scenesPerEpisode, waiting.length))); // prettier-ignore
  return chosen.map(({ id, text }) => {
    const { who, what, scenes } = readAdded(text, stage);
    const mayTell = mayBeHeard(judge, what, stage, showName);
    const all = !mayTell ? scenes.unnamed : typeof who === 'number' ? scenes.lead : scenes.alone;
    // Words that are said out loud by another need somebody to be of; of the two one speaks for both.
    const scene = all[hash32(seed, id) % all.length] ?? [];
    const lines = linesOf(scene, stage, who, what);
    const said = lines.find((line) => mentions(line.text, [what])) ?? lines[0];
    return { id, lines, said: said?.text ?? '' };
  });
}

/** A scene of packs/words as lines; `who` is a lead by number, or somebody else by name. */
export function linesOf(scene: string[], stage: Stage, who: number | string | null, what: string): ScriptLine[] {
  const { leads, parts } = stage;
  const lead = who === 1 ? 1 : 0;
  const name = typeof who === 'number' ? leads[lead].short : (who ?? leads[0].short);
  const slots: Slots = { who: name, what };
  const speakers: Record<string, 0 | 1> = { P: lead, Q: lead === 0 ? 1 : 0, A: 0, B: 1 };
  return scene.map((row): ScriptLine => {
    const [, letter = 'N', said = row, delivery] = /^([A-Z]): (.*?)(?: # (.+))?$/s.exec(row) ?? [];
    const text = polishText(capital(said.replaceAll(/\[(\w+)\]/g, (_, slot: string) => String(slotValue(slots, slot) ?? '')))).replaceAll('’', "'"); // prettier-ignore
    const how = delivery ? { delivery } : {};
    const at = speakers[letter];
    if (at === undefined) return { role: 'narrator', speaker: narratorName, text, ...how };
    const { they } = leads[at];
    const gender = they === 'she' ? { gender: 'female' as const } : they === 'he' ? { gender: 'male' as const } : {};
    return { role: parts[at], speaker: leads[at].name, text, ...how, ...(parts[at] === 'walk_on' ? gender : {}) };
  });
}
