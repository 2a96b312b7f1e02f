import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { mentions } from '#shared/story/same-words.ts';

/** What a door asks of those who take it: the three of an episode are of three kinds. */
export const doorKinds = ['face', 'ask', 'trick', 'give', 'trust', 'leave'] as const;
export const doorKind = z.enum(doorKinds);

const door = z.strictObject({ text: z.string(), kind: doorKind, cost: z.string(), leadsTo: z.string() });
const sheet = z.strictObject({
  rules: z.array(z.string()).min(1),
  examples: z.array(z.strictObject({ not: z.string(), but: z.string() })).min(1),
  cliches: z.array(z.string()).min(1),
  doors: z.record(doorKind, z.string()),
  closing: z.strictObject({ end: z.string(), doors: z.array(door).length(3) }),
  sampling: z.strictObject({ temperature: z.number(), topP: z.number(), frequencyPenalty: z.number() }),
});
export type StyleSheet = z.infer<typeof sheet>;

let read: StyleSheet | null = null;

/** `style-sheet.yaml`. Throws a ZodError for one that is not as it should be. */
export function styleSheet(): StyleSheet {
  read ??= sheet.parse(parse(readFileSync(join(import.meta.dirname, 'style-sheet.yaml'), 'utf8')));
  return read;
}

/** The worn-out phrase that a text has, or null. */
export function clicheIn(text: string): string | null {
  return styleSheet().cliches.find((phrase) => mentions(text, [phrase])) ?? null;
}

/** The sheet as rules of a prompt; `examples` and `cliches` are how many of them are told. */
export function styleRules({ examples, cliches }: { examples: number; cliches: number }): string[] {
  const { rules, examples: pairs, cliches: phrases, doors } = styleSheet();
  return [
    ...rules,
    ...pairs.slice(0, examples).map(({ not, but }) => `Not: ${not} But: ${but}`),
    `Never write: ${phrases.slice(0, cliches).join('; ')}.`,
    `Kinds of choices: ${doorKinds.map((kind) => `${kind} (${doors[kind]})`).join(', ')}.`,
  ];
}
