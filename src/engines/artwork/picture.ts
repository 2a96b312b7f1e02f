import { z } from 'zod';
import { genders, hairColors, personalities, races } from '#shared/story/characters.ts';

/**
 * What a picture shows; drawing the same spec gives the same picture. Kept as JSON beside the row it illustrates, so
 * a picture can always be drawn again.
 */
export const pictureSpec = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('scene'),
    /** poster 2:3 for shows, square 1:1 for seasons, landscape 16:9 for heroes and locations. */
    aspect: z.enum(['poster', 'square', 'landscape']),
    /** One of the art kit's scenes, or `world`: a layered landscape that shows the ten answers. */
    scene: z.string(),
    /** Name of a palette; relights the scene. */
    gel: z.string().optional(),
    world: z.record(z.string(), z.string()).optional(),
    /** Left and right exchanged. */
    mirror: z.boolean().optional(),
    seed: z.number().int(),
  }),
  z.object({
    kind: z.literal('portrait'),
    gender: z.enum(genders).nullable(),
    race: z.enum(races).nullable(),
    hairColor: z.enum(hairColors).nullable(),
    age: z.number().nullable(),
    personality: z.enum(personalities).nullable(),
    seed: z.number().int(),
  }),
]);
export type PictureSpec = z.infer<typeof pictureSpec>;
