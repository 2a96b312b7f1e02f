import { studioSampleRate } from '#media/audio/audio-format.ts';
import { soundingSpan } from '#media/audio/sounding-span.ts';
import { readDelivery } from './read-delivery.ts';
import { usualLengthMs } from './sound-weight.ts';
import type { SpeechRequest } from './speech-provider.ts';

/** A natural voice takes its time with a single word. */
const slackMs = 600;

/**
 * How far a take's length is from what its words usually take, as a factor from 1: models garble short lines, stop in the
 * middle of long ones, or put words in.
 */
export function plausibility(pcm: Float32Array, { text, delivery }: SpeechRequest): number {
  const span = soundingSpan(pcm, studioSampleRate);
  if (!span) return Number.POSITIVE_INFINITY;
  const ms = ((span.to - span.from) / studioSampleRate) * 1000;
  const usual = usualLengthMs(text) / readDelivery(delivery).pace;
  return Math.max((ms - slackMs) / usual, usual / (ms + slackMs / 4));
}

/** Neither more than 1.8 times as long as usual, nor less than half. */
export function isPlausible(pcm: Float32Array, request: SpeechRequest): boolean {
  return plausibility(pcm, request) <= 1.9;
}
