import { z } from 'zod';
import { genders } from '../story/characters.ts';

export const providerParts = ['story', 'speech'] as const;
export type ProviderPart = (typeof providerParts)[number];

/** Who writes or speaks; both null for what comes with Canto. A key is never told again. */
const inUse = z.object({ model: z.string().nullable(), base_url: z.string().nullable() });

/** One part of the cast list and who speaks it. */
export const castPart = z.object({
  id: z.string(),
  gender: z.enum(genders),
  age_band: z.string(),
  narrates: z.boolean(),
  /** The server's voice; null where the voices come with Canto. */
  voice: z.string().nullable(),
  pitch_hz: z.number(),
});
export type CastPart = z.infer<typeof castPart>;

export const providersView = z.object({
  story: inUse,
  speech: inUse,
  /** What answers on this machine. */
  found: z.array(
    z.object({ name: z.string(), base_url: z.string(), writer: z.string().nullable(), speaker: z.string().nullable() }),
  ),
  cast: z.array(castPart),
  /** The server's voices by name, lowest first. */
  voices: z.array(
    z.object({
      name: z.string(),
      gender: z.enum(genders),
      pitch_hz: z.number(),
      words_per_minute: z.number(),
      lufs: z.number(),
    }),
  ),
  left_out: z.array(z.object({ name: z.string(), why: z.string() })),
});
export type ProvidersView = z.infer<typeof providersView>;

/** `api_key` left out keeps the one there is for the same address. */
export const newProvider = z.object({
  part: z.enum(providerParts),
  base_url: z.url({ protocol: /^https?$/, error: 'An address begins with http:// or https://' }).max(300),
  model: z.string().trim().min(1, 'Please name the model.').max(200),
  api_key: z.string().trim().max(500).optional(),
});
export type NewProvider = z.infer<typeof newProvider>;

/** How a trial went: what was told, or how long the sound was. */
export const providerTrial = z.object({
  seconds: z.number(),
  lines: z.array(z.object({ speaker: z.string(), text: z.string() })),
});
