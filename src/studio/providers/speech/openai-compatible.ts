import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from '#shared/errors.ts';
import { soundingSpan } from '../../speech/sounding-span.ts';
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
const revision = 1;
const attempts = 3;
/** Sixty words take half a minute of audio, 1.5 MB; far more is no answer to a sentence. */
const largestAnswer = 24 * 1024 * 1024;
const longestWaitMs = 5_000;

/**
 * `POST {baseUrl}/v1/audio/speech` as OpenAI defines it (platform.openai.com/docs/api-reference/audio/createSpeech), which
 * many local servers speak too. It gives no word timings.
 */
export class OpenAiSpeech implements SpeechProvider {
  readonly name = name;
  readonly version: string;
  #config: OpenAiSpeechConfig;
  #url: string;
  #closing = new AbortController();

  constructor(config: OpenAiSpeechConfig) {
    this.#config = config;
    const base = config.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '');
    this.#url = `${base}/v1/audio/speech`;
    this.version = `${config.model}@${base}.${revision}`;
  }

  heardVoice(voice: VoiceId, cast: VoiceId[]): string {
    return vendorVoice(voice, this.#config.model, cast);
  }

  async speak(request: SpeechRequest, signal?: AbortSignal): Promise<Speech> {
    for (let attempt = 1; ; attempt++) {
      try {
        const pcm = await this.#ask(request, signal);
        return { pcm, words: null, usage: { provider: name, characters: request.text.length } };
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (!(error instanceof RetryLater) || attempt === attempts) throw error;
        const pauseMs = error.waitMs ?? 250 * 2 ** attempt;
        // Told to wait that long, the caller had better come back than hold a listener up.
        if (pauseMs > longestWaitMs) throw error;
        await wait(pauseMs, undefined, { ...(signal && { signal }) });
      }
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(new ProviderError(name, 'The speech provider is closed.', { retryable: false }));
  }

  async #ask(request: SpeechRequest, signal: AbortSignal | undefined): Promise<Float32Array> {
    const deadline = AbortSignal.timeout(this.#config.timeoutMs ?? 30_000);
    const signals = AbortSignal.any([deadline, this.#closing.signal, ...(signal ? [signal] : [])]);
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      const response = await fetch(this.#url, { ...this.#message(request), redirect: 'error', signal: signals });
      if (!response.ok) throw await refusal(response);
      bytes = await readAnswer(response);
    } catch (cause) {
      if (cause instanceof ProviderError) throw cause;
      if (this.#closing.signal.aborted) throw this.#closing.signal.reason;
      const reason = deadline.aborted ? 'did not answer in time' : 'could not be reached';
      throw new RetryLater(`The speech service ${reason}.`, { cause });
    }
    return this.#checked(bytes);
  }

  #message({ text, voice, delivery, cast }: SpeechRequest) {
    const { apiKey, model } = this.#config;
    const instructions = instructionsFor(voice, delivery);
    const body = {
      model,
      input: text,
      voice: vendorVoice(voice, model, cast),
      response_format: 'wav',
      speed: speedFor(delivery),
      instructions,
    };
    return {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify(body),
    };
  }

  #checked(bytes: Uint8Array<ArrayBuffer>): Float32Array {
    const pcm = decodeAudio(bytes);
    if (!pcm) throw new RetryLater('The speech service answered with something that is no audio we can read.');
    if (!soundingSpan(pcm, studioSampleRate)) throw new RetryLater('The speech service answered with silence.');
    return pcm;
  }
}

/** A failure that may pass. */
class RetryLater extends ProviderError {
  readonly waitMs: number | undefined;
  constructor(message: string, options: { waitMs?: number; cause?: unknown } = {}) {
    super(name, message, { retryable: true, cause: options.cause });
    this.waitMs = options.waitMs;
  }
}

async function refusal(response: Response): Promise<ProviderError> {
  await response.body?.cancel();
  const message = `The speech service answered ${response.status}.`;
  const passing = response.status === 408 || response.status === 429 || response.status >= 500;
  if (!passing) return new ProviderError(name, message, { retryable: false });
  const waitMs = retryAfterMs(response.headers.get('retry-after'));
  return new RetryLater(message, { ...(waitMs !== undefined && { waitMs }) });
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

async function readAnswer(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largestAnswer)
      throw new ProviderError(name, 'The speech service answered without end.', { retryable: false });
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
