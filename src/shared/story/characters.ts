import { z } from 'zod';
import { nameOf } from '../text/input-text.ts';

export const genders = ['male', 'female'] as const;
export const races = ['Asian', 'Black', 'Caucasian', 'Hispanic', 'Middle Eastern', 'South Asian'] as const;
export const hairColors = ['black', 'dark brown', 'brown', 'light brown', 'red', 'blonde'] as const;
export const personalities = ['Explorer', 'Planner', 'Wildcard', 'Helper'] as const;
export const personalityHints = {
  Explorer: 'curious and adventurous',
  Planner: 'strategic and organized',
  Wildcard: 'unpredictable and spontaneous',
  Helper: 'supportive and caring',
} as const satisfies Record<Personality, string>;

export type Gender = (typeof genders)[number];
export type Race = (typeof races)[number];
export type HairColor = (typeof hairColors)[number];
export type Personality = (typeof personalities)[number];

export const characterName = nameOf(40);

/** The six answers of the character wizard; also the body of `create-character`. */
export const characterDraft = z.object({
  gender: z.enum(genders),
  name: characterName,
  race: z.enum(races),
  hairColor: z.enum(hairColors),
  /** A whole number, or its digits as they are typed. */
  age: z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\s*\d{1,3}\s*$/)
          .transform(Number),
      ],
      'A whole number from 1 to 100, please.',
    )
    .pipe(z.number().int().min(1).max(100)),
  personality: z.enum(personalities),
  showId: z.string().min(1),
});
export type CharacterDraft = z.infer<typeof characterDraft>;

/** The name of a voice of the cast list. */
export const voiceId = z.string().regex(/^[a-z-]{3,40}$/);
/** Somebody for whom a voice is looked for: a character there is, or the answers of one that is being made. */
export const castingCall = z.object({
  character_id: z.string().optional(),
  name: z.string().max(80).default(''),
  gender: z.enum(genders).optional(),
  age: z.coerce.number().int().min(1).max(100).optional(),
  personality: z.enum(personalities).optional(),
});

/** The looks and nature of a character as the specification stores them. */
export const characterJson = z.object({
  age: z.number().nullable(),
  gender: z.enum(genders).nullable(),
  race: z.enum(races).nullable(),
  hairColor: z.enum(hairColors).nullable(),
  personality: z.enum(personalities).nullable(),
});
export type CharacterJson = z.infer<typeof characterJson>;

export const character = z.object({
  id: z.string(),
  show_id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  character_json: characterJson,
  /** Which voice of the cast list is theirs; only its show's owner gets it. */
  voice: z.string().optional(),
  /** Hidden by an admin: only its owner and admins get it at all, and no new season may have it. */
  is_hidden: z.boolean(),
  /** The show it belongs to, for the owner's own lists. */
  show: z.object({ id: z.string(), name: z.string(), user_id: z.string().nullable() }).optional(),
  created_at: z.string(),
});
export type Character = z.infer<typeof character>;
