import { findFrames, type FrameHit } from './find-frames.ts';
import { fold } from './fold.ts';
import { classSpans, type ClassSpans } from './word-classes.ts';

/** A text as the judge sees it: its folded words, their classes, and what it tells of. */
export type Reading = { tokens: string[]; spans: ClassSpans; frames: FrameHit[] };

export function readText(text: string): Reading {
  const tokens = fold(text);
  const spans = classSpans(tokens);
  return { tokens, spans, frames: findFrames(tokens, spans) };
}

/** Whether a frame is not for listeners of this age. */
export function isUnfit({ okFrom }: FrameHit, age: number): boolean {
  return okFrom === 'never' || okFrom > age;
}
