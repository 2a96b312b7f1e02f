import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { arcKind } from '../frame.ts';
import { PackError } from './way.ts';

const slotNames = z.array(z.string());
const episode = z.strictObject({ want: z.string(), steps: z.array(z.string()).min(3).max(9) });

/** One spine of a kind: how its four episodes go and how they end. */
const skeleton = z.strictObject({
  about: z.string(),
  needs: z.array(z.string()).default([]),
  season: z.array(z.string()).min(1),
  episodes: z.tuple([episode, episode, episode, episode]),
  /** Steps that only ways of the kind tell: in them the two are not as the shared ways have them. */
  own_steps: z.array(z.string()).default([]),
  /** Patterns of titles of its episodes, in the place of those that any spine of the kind may have. */
  titles: z.record(z.enum(['1', '2', '3', '4']), slotNames).optional(),
  /** Slots of the frame that have to be heard in each episode. */
  obligations: z.record(z.enum(['1', '2', '3', '4']), slotNames).default({ 1: [], 2: [], 3: [], 4: [] }),
});
export type Skeleton = z.infer<typeof skeleton> & { name: string };

const arcFile = z.strictObject({
  kind: arcKind,
  about: z.string(),
  /** What a slot is when neither the idea nor the show says anything; in the form of `frames.yaml`. */
  defaults: z.record(z.string(), z.unknown()).default({}),
  /** Patterns of titles that fit any spine of the kind, beside those that spines and ways bring: of the season, and by episode. */
  season_titles: slotNames.default([]),
  titles: z.record(z.enum(['1', '2', '3', '4']), slotNames).default({ 1: [], 2: [], 3: [], 4: [] }),
  skeletons: z.record(z.string(), skeleton),
});
export type ArcFile = Omit<z.infer<typeof arcFile>, 'skeletons'> & { skeletons: Skeleton[] };

/** Steps with which episodes 1 to 3 end, and those with which the next begin. */
export const forks: Record<string, string> = { fork1: 'go2', fork2: 'go3', fork3: 'go4' };

/** Reads `arc.yaml`. Throws a `PackError` that names the file and what is wrong. */
export function readArcFile(file: string): ArcFile {
  const read = arcFile.safeParse(parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new PackError(`${file}: ${z.prettifyError(read.error)}`);
  const skeletons = Object.entries(read.data.skeletons).map(([name, one]) => ({
    ...one,
    name,
    season: [...one.season, ...read.data.season_titles],
  }));
  for (const { name, episodes } of skeletons) {
    const [first, second, third, fourth] = episodes.map(({ steps }) => steps);
    const ends = [first?.at(-1), second?.at(-1), third?.at(-1), fourth?.at(-1)].join(' ');
    const starts = [second?.[0], third?.[0], fourth?.[0]].join(' ');
    if (ends !== 'fork1 fork2 fork3 last' || starts !== 'go2 go3 go4')
      throw new PackError(`${file}: ${name}: episodes end with fork1, fork2, fork3, last and begin with go2, go3, go4`);
  }
  return { ...read.data, skeletons };
}
