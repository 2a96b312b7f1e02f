import { z } from 'zod';
import { arcKind, besides } from '../frame.ts';

/** Slots that an idea can fill, each as it would be said: "Grandma's best hat", "bring back", "before the late news". */
export const slotNames = ['x', 'foe', 'den', 'tool', 'weak', 'trick', 'event', 'prize', 'ask', 'became', 'lesson', 'feel', 'feeler', 'rift', 'verb', 'stake', 'till', 'owner', 'must', 'sound', 'stuck', 'other', 'swap', 'closing', 'deed', 'home', 'trait', 'odd', 'ban', 'rivalry', 'chosen', 'shirked', 'office', 'love'] as const; // prettier-ignore
export type SlotName = (typeof slotNames)[number];

const option = z.object({ text: z.string().max(120), means: z.string().max(160) });
const slot = z.object({
  text: z.string().max(120),
  /** 0 to 1. */
  sure: z.number().min(0).max(1),
  from: z.enum(['said', 'mended']),
  /** Up to four other ways of reading it. */
  options: z.array(option).max(4),
});
export type ReadSlot = z.infer<typeof slot>;
/** What the idea says outright, which is as sure as the pattern that it was read by. */
export const saidSlot = (text: string, sure = 0.8): ReadSlot => ({ text, sure, from: 'said', options: [] });

/** What of an idea's words may be told: a noun or a verb by itself, and a clause, which says who does what. */
export type How = { mayTell: (words: string) => boolean; maySay: (clause: string) => boolean };

/** What was read out of a plot idea; plain JSON. `must` is "Gerald: brave", `feeler` who feels it and leads nothing, `rift` "Posy: hid" or "silent", `sound` what x is heard to do: "sing",
 * `other` who has changed something with x, and `swap` what: "bodies", `stuck` how and where x is stuck in foe: "tight arm: in the post box up to the elbow";
 * `closing` how x is to be done away with by somebody with a paper: "fell"; `deed` what x was made to do: "do homework"; `home` where x lives or is hidden: "the piano"; `trait` what one of the two is, has or does beside the plot: "Gerald is allergic to flour"; `odd` what nobody may do or x does that can't be: "each|get heavier|tell a lie|"; `ban` what must not be done: "will|light|the lamp|until morning|";
 * `rivalry` what the two are against each other in: "vote|", or "race|loath"; `chosen` what part falls to x, and what is the matter with x: "match|afraid|is afraid of the ball"; `shirked` what nobody wants to be the first at, and what whoever is has to do: "go|be first out|give a speech"; `office` what x stands for: "mayor"; `love` what is between x and `other`, whom x loves: "still"; `besides` is what the idea says beside its plot. */
export const reading = z.object({
  kind: z.object({
    is: arcKind,
    sure: z.number().min(0).max(1),
    options: z.array(z.object({ is: arcKind, means: z.string() })).max(4),
  }),
  slots: z.partialRecord(z.enum(slotNames), slot),
  besides: z.array(besides),
  /** ISO 639-1, or "und" where even that can't be told. Only ideas in one of six languages are read. */
  language: z.string(),
  mended: z.array(z.object({ was: z.string(), now: z.string() })),
  leads: z.tuple([z.string(), z.string()]),
});
export type Reading = z.infer<typeof reading>;

/** Whether a season tells a slot: what was read with less than half a certainty only stands beside the plot. x and the verb are the plot. */
export function isToldSlot(name: SlotName, slot: ReadSlot | undefined): slot is ReadSlot {
  return slot !== undefined && (slot.sure >= 0.5 || name === 'x' || name === 'verb');
}
