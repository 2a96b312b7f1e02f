import { z } from 'zod';
import type { ScriptLine } from '#shared/story/script.ts';
import { isEffect } from '#shared/story/sound-effects.ts';
import type { StoryState } from '#studio/providers/text/text-provider.ts';
import { frame } from '../frame.ts';
import { canonEntry } from '../model/canon/canon.ts';
import { seasonPlan } from '../model/canon/season-plan.ts';
import { narratorName } from '../tell/tell-way.ts';
import type { Person } from '../stage/person.ts';

/** Role in one letter, text, delivery, the name of somebody met on the way, a sound, and their gender; "" where there is none before another. */
const keptLine = z.tuple([z.enum(['n', 'a', 'b', 'w']), z.string()], z.string());
type KeptLine = z.infer<typeof keptLine>;

/** A path with the first scene it leads to, so that going on never depends on the packs of a later version. */
const keptDoor = z.object({
  key: z.string(),
  text: z.string(),
  way: z.string(),
  recall: z.string(),
  lines: z.array(keptLine),
  sequel: z.record(z.string(), z.string()).optional(),
});
export type KeptDoor = z.infer<typeof keptDoor>;

/** What is told of an episode to somebody who comes back later. */
const remembered = z.object({
  ep: z.number().int(),
  title: z.string(),
  what: z.string(),
  end: z.string(),
  recall: z.string().default(''),
});
export type Remembered = z.infer<typeof remembered>;

/** What a model adds, and reads. */
export const modelMemory = z.object({
  plan: seasonPlan.optional(),
  summary: z.string(),
  canon: z.array(canonEntry),
  openThreads: z.array(z.string()),
  choices: z.array(z.object({ key: z.string(), text: z.string(), leadsTo: z.string(), cost: z.string().default('') })),
});
export type ModelMemory = z.infer<typeof modelMemory>;

/** `StoryState` from the inside: at most 7 kB, readable by both storytellers, so that either goes on from the other. */
export const seasonState = z.object({
  v: z.literal(2),
  seed: z.string(),
  /** The last episode written, and the one at which the present arc began. */
  ep: z.number().int().min(0),
  arc: z.number().int().min(1),
  frame,
  skeleton: z.string(),
  /** What doors and ways have made so far in this arc. */
  made: z.record(z.string(), z.string()),
  turn: z.number().int(),
  cursor: z.number().int(),
  airs: z.number().int(),
  met: z.array(z.number().int()),
  /** Ways told in this season and in this listener's last ones, three signs each. */
  told: z.string(),
  heard: z.string(),
  /** Keys of the choices followed, oldest first. */
  path: z.array(z.string()),
  titles: z.array(z.string()),
  remembered: z.array(remembered),
  doors: z.array(keptDoor),
  /** Ids of what the maker added that was told. */
  added: z.array(z.string()).default([]),
  llm: modelMemory.optional(),
});
export type SeasonState = z.infer<typeof seasonState>;
/** As it is written down: what is usual is left out. */
export type KeptState = z.input<typeof seasonState>;

/** Null for a state of another version or a damaged one. */
export function readState(state: StoryState | null | undefined): SeasonState | null {
  const read = seasonState.safeParse(state);
  return read.success ? read.data : null;
}

const letters = { narrator: 'n', lead_a: 'a', lead_b: 'b', walk_on: 'w' } as const;

/** Lines in the short form that is kept with the state; names of the narrator and the leads are known anyway. */
export function keepLines(lines: ScriptLine[]): KeptLine[] {
  return lines.map(({ role, speaker, text, delivery = '', sound = '', gender = '' }): KeptLine => {
    const rest = [delivery, role === 'walk_on' ? speaker : '', sound, gender];
    return [letters[role], text, ...rest.slice(0, rest.findLastIndex((one) => one !== '') + 1)];
  });
}

export function restoreLines(lines: KeptLine[], leads: [Pick<Person, 'name'>, Pick<Person, 'name'>]): ScriptLine[] {
  return lines.map(([letter, text, delivery, speaker, sound, gender]): ScriptLine => {
    const said = { text, ...(delivery ? { delivery } : {}), ...(isEffect(sound) ? { sound } : {}) };
    if (letter === 'n') return { role: 'narrator', speaker: narratorName, ...said };
    if (letter === 'w') {
      const known: Pick<ScriptLine, 'gender'> = gender === 'female' || gender === 'male' ? { gender } : {};
      return { role: 'walk_on', speaker: speaker || 'Stranger', ...said, ...known };
    }
    return { role: letter === 'a' ? 'lead_a' : 'lead_b', speaker: leads[letter === 'a' ? 0 : 1].name, ...said };
  });
}

/** The door that was taken: by its key, else by its words (a key of another season, after a remix). */
export function doorTaken(state: SeasonState | null, key: string, text: string): KeptDoor | undefined {
  return state?.doors.find((one) => one.key === key) ?? state?.doors.find((one) => one.text === text);
}
