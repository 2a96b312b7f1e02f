import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { VoiceId } from '../providers/speech/speech-provider.ts';
import { ageBands, voices } from '../providers/speech/voices.ts';
import type { Utterance } from './take.ts';

const lines = z
  .record(z.enum([...ageBands, 'narrator']), z.string())
  .parse(parse(readFileSync(join(import.meta.dirname, 'voice-samples.yaml'), 'utf8')));

/** What a voice of the cast list says of itself; null for an id that is none. */
export function voiceSample(id: VoiceId): Utterance | null {
  const voice = voices.find((each) => each.id === id);
  return voice ? { text: lines[voice.narrates ? 'narrator' : voice.ageBand], voice: id, pauseAfterMs: 0 } : null;
}
