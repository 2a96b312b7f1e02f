import { z } from 'zod';
import type { StoryState } from '../../providers/text/text-provider.ts';
import { plotFrame } from '../plot-frame/plot-frame.ts';

const keptLine = z.object({
  r: z.enum(['n', 'a', 'b', 'w']),
  s: z.string().optional(),
  t: z.string(),
  d: z.string().optional(),
});
export type KeptLine = z.infer<typeof keptLine>;
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A choice with the whole opening it leads to, so that going on never depends on the packs of a later version. */
export const opening = z.object({
  key: z.string(),
  text: z.string(),
  /** Past tense, for the day somebody looks back: "pulled up the hatch". */
  recall: z.string(),
  /** What came of it, as a sentence. */
  led: z.string().default(''),
  lines: z.array(keptLine),
  memory: values,
  names: z.array(z.string()),
});
export type Opening = z.infer<typeof opening>;

/** What is told of an episode to somebody who comes back later: its turn, where it broke off, and the choice that followed. */
const toldEpisode = z.object({
  ep: z.number().int(),
  turn: z.string(),
  cliff: z.string(),
  recall: z.string().default(''),
  led: z.string().default(''),
});
export type ToldEpisode = z.infer<typeof toldEpisode>;

/** What the LLM storyteller adds, and reads. */
export const llmMemory = z.object({
  summary: z.string(),
  facts: z.array(z.string()),
  openThreads: z.array(z.string()),
  choices: z.array(z.object({ key: z.string(), text: z.string(), leadsTo: z.string() })),
});
export type LlmMemory = z.infer<typeof llmMemory>;

/** `StoryState` from the inside: 3 to 5 KB, readable by both storytellers, so that either goes on from the other. */
export const storyMemory = z.object({
  v: z.literal(1),
  seed: z.string(),
  pack: z.string(),
  /** The last episode written. */
  ep: z.number().int().min(0),
  /** Episode at which the present four-part arc began. */
  arc: z.number().int().min(1),
  /** Keys of the choices followed, oldest first. */
  path: z.array(z.string()),
  /** What these choices are remembered as, oldest first. */
  recalls: z.array(z.string()),
  used: z.array(z.string()),
  names: z.array(z.string()),
  memory: values,
  detailTold: z.boolean(),
  frame: plotFrame,
  /** One line an episode: its title and the choice that followed. */
  digest: z.array(z.string()),
  /** The last episodes, oldest first. */
  told: z.array(toldEpisode).default([]),
  openings: z.array(opening),
  llm: llmMemory.optional(),
});
export type StoryMemory = z.infer<typeof storyMemory>;

/** Null for a state of another version or a damaged one. */
export function readMemory(state: StoryState | null | undefined): StoryMemory | null {
  const read = storyMemory.safeParse(state);
  return read.success ? read.data : null;
}

export function toState(memory: StoryMemory): StoryState {
  return memory;
}

const episodesTold = 3;

/** The episodes told of, with the choice that followed the last of them, and the one that is new. */
export function toldSoFar(
  before: StoryMemory | null,
  followed: Opening | undefined,
  { ep, turn, cliff }: Pick<ToldEpisode, 'ep' | 'turn' | 'cliff'>,
): ToldEpisode[] {
  const earlier = [...(before?.told ?? [])];
  const last = earlier.pop();
  // Further back only the paths matter.
  const paths = earlier.map((one) => ({ ...one, turn: '', cliff: '' }));
  const chosen = { recall: followed?.recall ?? '', led: followed?.led ?? '' };
  return [...paths, ...(last ? [{ ...last, ...chosen }] : []), { ep, turn, cliff, recall: '', led: '' }].slice(
    -episodesTold,
  );
}
