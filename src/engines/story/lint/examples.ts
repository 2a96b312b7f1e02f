import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { tones } from '#shared/story/show-story.ts';
import { PackError } from '../arcs/way.ts';
import { arcKind } from '../frame.ts';

/**
 * An idea with what has to be read out of it (`read`) and what kits, show and kind would give (`fill`). Where `own` is false it is told
 * as in a show that a listener made, which has no ways of its own; `tone` is then the tone of that.
 */
const example = z.looseObject({
  id: z.string(),
  idea: z.string(),
  show: z.string(),
  leads: z.tuple([z.string(), z.string()]),
  place: z.string(),
  own: z.boolean().default(true),
  tone: z.enum(tones).optional(),
  read: z.looseObject({ kind: arcKind.optional() }).default({}),
  fill: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((fill) => fill ?? {}),
});
export type Example = z.infer<typeof example>;

/** `frames.yaml` of a kind; none when it is not there. Throws a `PackError` that names the file. */
export function readExamples(packs: string, kind: string): Example[] {
  const file = join(packs, 'arcs', kind, 'frames.yaml');
  if (!existsSync(file)) return [];
  const read = z.array(example).safeParse(parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new PackError(`${file}: ${z.prettifyError(read.error)}`);
  return read.data;
}
