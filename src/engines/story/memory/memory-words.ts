import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { memoryChapter } from '#shared/story/memory.ts';
import { ownPacks } from '../arcs/own-packs.ts';

const remembered = z.strictObject({
  chapter: memoryChapter,
  text: z.string(),
  said: z.array(z.string()).min(1),
  slot: z.string().optional(),
  about: z.string().optional(),
});
const scenes = z.array(z.array(z.string()).min(1)).min(1);
const words = z.strictObject({
  plot: z.record(z.string(), remembered),
  person: z.record(z.enum(['who', 'fear', 'keep', 'skill', 'secret']), remembered),
  made: z.record(z.string(), remembered),
  why: z.record(z.string(), remembered.omit({ chapter: true })),
  hangs: z.record(memoryChapter, z.string()),
  costs: z.strictObject({ words: z.array(z.string()), text: z.string() }),
  added: z.array(
    z.strictObject({
      says: z.string().transform((source) => new RegExp(source, 'iu')),
      sets: z.literal('fear').optional(),
      lead: scenes,
      alone: scenes,
      unnamed: scenes,
    }),
  ),
  sorted: z.partialRecord(memoryChapter, z.array(z.string())),
});
export type MemoryWords = z.infer<typeof words>;
export type PersonSlot = keyof MemoryWords['person'];

let read: MemoryWords | null = null;

/** The sentences of `packs/words/memory.yaml`. Throws a ZodError for one that is not as it should be. */
export function memoryWords(): MemoryWords {
  read ??= words.parse(parse(readFileSync(join(ownPacks, 'words', 'memory.yaml'), 'utf8')));
  return read;
}
