import { z } from 'zod';
import { readYaml } from './read-table.ts';
import type { ClassSpans, Span } from './word-classes.ts';

/** The age from which a text may be told. */
export type OkFrom = 4 | 8 | 10 | 'never';
export type FrameHit = { category: string; attitude: Attitude; okFrom: OkFrom };

const okFrom = z.union([z.literal(4), z.literal(8), z.literal(10), z.literal('never')]);
const frames = z
  .array(
    z.object({
      category: z.string(),
      when: z.array(z.string().transform(parsePatterns)),
      unless: z.array(z.string()).default([]),
      praised: okFrom,
      plain: okFrom,
      overcome: okFrom,
    }),
  )
  .parse(readYaml('frames.yaml'));

type Pattern = { first: string; rest: { gap: number; name: string }[] };

/** What a text tells of, and how it stands to it. A text that both praises and stops is taken as plain. */
export function findFrames(tokens: string[], spans: ClassSpans): FrameHit[] {
  return frames.flatMap(({ category, when, unless, ...ages }) => {
    if (unless.some((name) => spans.has(name))) return [];
    for (const patterns of when) {
      const found = patterns.map((pattern) => findPattern(pattern, spans, tokens));
      const [topic] = found;
      if (!topic || found.includes(null)) continue;
      const attitude = attitudeTo(topic, spans, tokens);
      return [{ category, attitude, okFrom: ages[attitude === 'mixed' ? 'plain' : attitude] }];
    }
    return [];
  });
}

function endsClause(token: string): boolean {
  return token === '.' || token === 'and' || token === 'but' || token === 'while' || token === 'then';
}

function parsePatterns(text: string): Pattern[] {
  return text.split('&').map((part) => {
    const [first = '', ...words] = part.trim().split(/\s+/);
    const rest: Pattern['rest'] = [];
    for (let index = 0; index < words.length; index += 2)
      rest.push({ gap: Number(words[index]), name: words[index + 1] ?? '' });
    return { first, rest };
  });
}

function findPattern({ first, rest }: Pattern, spans: ClassSpans, tokens: string[]): Span | null {
  for (const begin of spans.get(first) ?? []) {
    let end: number | null = begin.end;
    for (const { gap, name } of rest) {
      const from: number = end;
      const next: Span | undefined = spans
        .get(name)
        ?.find(({ start }) => start >= from && start - from <= gap && !tokens.slice(from, start).some(endsClause));
      end = next?.end ?? null;
      if (end === null) break;
    }
    if (end !== null) return { start: begin.start, end };
  }
  return null;
}

/** How a text stands to what it tells of; `mixed` where it both praises and stops. */
type Attitude = 'praised' | 'mixed' | 'plain' | 'overcome';

const bad = ['praise', 'joke', 'teach', 'urge'];
const reach = 8;

/** The attitude of a text to what stands at `topic`. */
function attitudeTo(topic: Span, spans: ClassSpans, tokens: string[]): Attitude {
  const outside = (span: Span) => span.end <= topic.start || span.start >= topic.end;
  const negated = (span: Span) =>
    (spans.get('negation') ?? []).some(({ end }) => end <= span.start && span.start - end < 2);
  const goods = (spans.get('good') ?? []).filter(outside);
  const bads = bad.flatMap((name) => spans.get(name) ?? []).filter(outside);
  const isGood = goods.some((span) => !negated(span)) || bads.some(negated);
  const isBad = bads.some((span) => !negated(span)) || goods.some(negated);
  if (!isGood) return isBad ? 'praised' : 'plain';
  const governs = goods.some(
    (span) =>
      !negated(span) &&
      span.end <= topic.start &&
      topic.start - span.end < reach &&
      !tokens.slice(span.end, topic.start).includes('.'),
  );
  if (!isBad) return 'overcome';
  return governs && !bads.some((span) => span.start > topic.end && !negated(span)) ? 'overcome' : 'mixed';
}
