import { studioSampleRate } from '#media/audio/audio-format.ts';
import { workerData } from 'node:worker_threads';
import { openMp3Encoder } from '#media/audio/mp3-encoder.ts';
import { resample } from '#media/audio/resample.ts';
import { serveJobs } from '#media/threads/serve-jobs.ts';
import { finishTake, type FinishedSpeech, type RawSpeech, type TakeFinish } from '#media/audio/takes/finish-take.ts';
import type { SpeechRequest } from '#studio/providers/speech/speech-provider.ts';
import { FliteEngine } from './flite-engine.ts';
import { speakSentence } from './speak-sentence.ts';

/** One thread of the embedded engine: speaks a sentence, and finishes it where `finish` says how. */
export type FliteJob = { request: SpeechRequest; finish: TakeFinish | null };
export type FliteAnswer = { raw: RawSpeech } | { finished: FinishedSpeech };

/** Sixty slow words take 45 MB. */
const mostMemoryBytes = 64 * 1024 * 1024;

const module: unknown = workerData;
if (!(module instanceof WebAssembly.Module)) throw new TypeError('The thread needs the compiled engine.');
const newEngine = () => new FliteEngine(module);
let engine = newEngine();
const encoder = openMp3Encoder();

serveJobs<FliteJob, FliteAnswer>(async ({ request, finish }) => {
  const raw = speak(request);
  if (!finish) {
    const samples = resample(raw.samples, raw.sampleRate, studioSampleRate);
    return {
      answer: { raw: { samples, sampleRate: studioSampleRate, words: raw.words } },
      transfer: [bufferOf(samples)],
    };
  }
  const finished = finishTake(raw, finish, await encoder);
  return { answer: { finished }, transfer: [finished.mp3.buffer] };
});

/** A crash inside the engine may leave it in any state, and memory once grown stays: then the next sentence gets a new one. */
function speak(request: SpeechRequest): RawSpeech {
  try {
    const speech = speakSentence(engine, request);
    if (engine.memoryBytes > mostMemoryBytes) engine = newEngine();
    return speech;
  } catch (error) {
    engine = newEngine();
    throw error;
  }
}

function bufferOf(samples: Float32Array): ArrayBuffer {
  const { buffer } = samples;
  if (!(buffer instanceof ArrayBuffer)) throw new TypeError('samples are not shared');
  return buffer;
}
