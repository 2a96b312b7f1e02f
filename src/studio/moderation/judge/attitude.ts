import type { ClassSpans, Span } from './word-classes.ts';

/** How a text stands to what it tells of; `mixed` where it both praises and stops. */
export type Attitude = 'praised' | 'mixed' | 'plain' | 'overcome';

const bad = ['praise', 'joke', 'teach', 'urge'];
const reach = 8;

/** The attitude of a text to what stands at `topic`. */
export function attitudeTo(topic: Span, spans: ClassSpans, tokens: string[]): Attitude {
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
