import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { placeKinds, tones, type PlaceKind, type Tone } from '#shared/story/show-story.ts';
import { PackError } from '../arcs/way.ts';
import { placeSheet, showStory } from '#shared/story/show-story.ts';

const near = z.array(z.string());
const places = z.record(
  z.enum(placeKinds),
  z.strictObject({ near, words: placeSheet.omit({ where: true, here: true, spot: true }) }),
);
const toneTable = z.record(
  z.enum(tones),
  z.strictObject({ near, airs: z.array(z.string()).min(5), food: z.string(), rake: z.string() }),
);
const three = z.array(z.string()).length(3);
const personality = z.strictObject({
  who: three,
  keep: three,
  keepwhy: three,
  secret: three,
  skill: three,
  fear: three,
  tryline: three,
  chat: three,
  says: three,
  yes: three,
  no: three,
});
export type PersonalityLines = z.infer<typeof personality>;
const kinds = z.record(z.enum(['planner', 'explorer', 'wildcard', 'helper']), personality);
const byPreset = <T extends z.ZodType>(value: T) => z.record(z.string(), value);
const world = z.strictObject({
  treasure: byPreset(showStory.shape.treasure),
  opponent: byPreset(showStory.shape.opponent),
  prop: byPreset(showStory.shape.prop),
  food: byPreset(z.string()),
  crowd: byPreset(z.string()),
});
const recap = z.record(z.enum(['open', 'want', 'against', 'chose', 'stake', 'close']), z.array(z.string()).min(1));
const impossible = z.partialRecord(z.enum(placeKinds), z.array(z.string()));

/** The tables of `packs/words` from which a stage is made for shows, places and people without a sheet of their own. */
export type WordTables = {
  places: Record<PlaceKind, z.infer<typeof places>[PlaceKind]>;
  tones: Record<Tone, z.infer<typeof toneTable>[Tone]>;
  kinds: Record<'planner' | 'explorer' | 'wildcard' | 'helper', PersonalityLines>;
  world: z.infer<typeof world>;
  impossible: z.infer<typeof impossible>;
  /** Verbs of one, each with that of many. */
  agreement: Record<string, string>;
  /** Sentences of "Previously". */
  recap: z.infer<typeof recap>;
};

/** Throws a `PackError` that names the file and what is wrong in it. */
export function readWordTables(packs: string): WordTables {
  const read = <T extends z.ZodType>(name: string, schema: T): z.infer<T> => {
    const file = join(packs, 'words', name);
    const parsed = schema.safeParse(parse(readFileSync(file, 'utf8')));
    if (!parsed.success) throw new PackError(`${file}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  return {
    places: read('places.yaml', places),
    tones: read('tones.yaml', toneTable),
    kinds: read('personalities.yaml', kinds),
    world: read('world.yaml', world),
    recap: read('recap.yaml', recap),
    agreement: read('agreement.yaml', z.record(z.string(), z.string())),
    impossible: read('impossible.yaml', impossible),
  };
}
