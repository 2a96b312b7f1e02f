import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { paths, rooms, type Path, type Room } from '#media/audio/rooms/rooms.ts';
import { ambiences } from '../providers/music/music-provider.ts';
import { placeKinds } from '#shared/story/show-story.ts';

const words = z.array(z.string());

const tables = z
  .strictObject({
    words: z.record(z.enum(rooms), words),
    kinds: z.record(z.enum(placeKinds), z.enum(rooms)),
    within: z.partialRecord(z.enum(placeKinds), z.partialRecord(z.enum(rooms), z.enum(rooms))),
    ambiences: z.record(z.enum(rooms), z.enum(ambiences)),
    deliveries: z.record(z.enum(paths), words),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, 'rooms.yaml'), 'utf8')));

/** The room that a kind of place sounds like, and what a room becomes within one. */
export const roomsOfKinds = tables.kinds;
export const roomsWithin = tables.within;
export const ambienceOfRoom = tables.ambiences;
/** The room that a noun stands for. */
export const roomOfNoun: ReadonlyMap<string, Room> = new Map(
  rooms.flatMap((room) => tables.words[room].map((word): [string, Room] => [word, room])),
);

const deliveries = paths.map((path) => ({
  path,
  words: new RegExp(`\\b(?:${tables.deliveries[path].join('|')})\\b`, 'i'),
}));

/** What a line comes through, by how it is said ("on the radio", "through the door"). */
export function readPath(delivery: string | undefined): Path | undefined {
  return delivery === undefined ? undefined : deliveries.find(({ words: said }) => said.test(delivery))?.path;
}
