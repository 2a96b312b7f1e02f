import { z } from 'zod';

export const doorParts = ['question', 'price', 'door', 'answer'] as const;
export type DoorPart = (typeof doorParts)[number];

/** What the narrator says of the doors of an episode: one file, and where each part of it lies. */
export const spokenDoors = z.object({
  audio_url: z.string(),
  duration_ms: z.number(),
  parts: z.array(
    z.object({
      part: z.enum(doorParts),
      /** Its `choice_order`; null for what is not a door. */
      door: z.number().nullable(),
      text: z.string(),
      start_ms: z.number(),
      end_ms: z.number(),
    }),
  ),
});
export type SpokenDoors = z.infer<typeof spokenDoors>;
