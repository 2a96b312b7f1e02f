import { ProviderError } from '#shared/errors.ts';
import { soundingSpan } from '../../speech/sounding-span.ts';
import { askEndpoint, endpointBase, PassingError, type Endpoint } from '../ask-endpoint.ts';
import { decodeAudio } from './decode-audio.ts';
import { instructionsFor, speedFor, vendorVoice } from './openai-voices.ts';
import {
  studioSampleRate,
  type Speech,
  type SpeechProvider,
  type SpeechRequest,
  type VoiceId,
} from './speech-provider.ts';

export type OpenAiSpeechConfig = { baseUrl: string; apiKey?: string; model: string; timeoutMs?: number };

const name = 'openai-speech';
const title = 'The speech service';
const revision = 1;
/** Sixty words take half a minute of audio, 1.5 MB; far more is no answer to a sentence. */
const largestAnswerBytes = 24 * 1024 * 1024;
const longestWaitMs = 5_000;
const defaultTimeoutMs = 30_000;

/**
 * `POST {baseUrl}/v1/audio/speech` as OpenAI defines it (platform.openai.com/docs/api-reference/audio/createSpeech), which
 * many local servers speak too. It gives no word timings.
 */
export class OpenAiSpeech implements SpeechProvider {
  readonly name = name;
  readonly version: string;
  #model: string;
  #endpoint: Endpoint;
  #url: string;
  #closing = new AbortController();

  constructor({ baseUrl, apiKey = '', model, timeoutMs = defaultTimeoutMs }: OpenAiSpeechConfig) {
    const base = endpointBase(baseUrl);
    this.#model = model;
    this.#endpoint = { name, title, apiKey, timeoutMs, longestWaitMs, largestAnswerBytes };
    this.#url = `${base}/v1/audio/speech`;
    this.version = `${model}@${base}.${revision}`;
  }

  heardVoice(voice: VoiceId, cast: VoiceId[]): string {
    return vendorVoice(voice, this.#model, cast);
  }

  async speak(request: SpeechRequest, signal?: AbortSignal): Promise<Speech> {
    const either = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal;
    const pcm = await askEndpoint(
      this.#endpoint,
      async (send) => readSpeech(await send(this.#url, this.#message(request))),
      either,
    );
    return { pcm, words: null, usage: { provider: name, characters: request.text.length } };
  }

  async close(): Promise<void> {
    this.#closing.abort(new ProviderError(name, 'The speech provider is closed.', { retryable: false }));
  }

  #message({ text, voice, delivery, cast }: SpeechRequest) {
    return {
      model: this.#model,
      input: text,
      voice: vendorVoice(voice, this.#model, cast),
      response_format: 'wav',
      speed: speedFor(delivery),
      instructions: instructionsFor(voice, delivery),
    };
  }
}

function readSpeech(bytes: Buffer): Float32Array {
  const pcm = decodeAudio(new Uint8Array(bytes));
  if (!pcm) throw new PassingError(name, `${title} answered with something that is no audio we can read.`);
  if (!soundingSpan(pcm, studioSampleRate)) throw new PassingError(name, `${title} answered with silence.`);
  return pcm;
}
