import { studioSampleRate } from '#media/audio/audio-format.ts';
import { ProviderError } from '#shared/errors.ts';
import { soundingSpan } from '#media/audio/takes/sounding-span.ts';
import { askEndpoint, endpointBase, PassingError, RefusedCall, type Endpoint } from '../ask-endpoint.ts';
import { CastingRoom } from './audition/casting-room.ts';
import type { Audition, AuditionStore, ListedVoice } from './audition/audition.ts';
import { decodeAudio } from './decode-audio.ts';
import type { Speech, SpeechProvider, SpeechRequest, VoiceId } from './speech-provider.ts';
import { findVoice } from './voices.ts';
import { readDelivery } from './read-delivery.ts';
import { usualLengthMs } from './sound-weight.ts';

export type OpenAiSpeechConfig = {
  baseUrl: string;
  apiKey?: string;
  model: string;
  timeoutMs?: number;
  /** The owner's own list; without one the server is asked, and where it has none, a table. */
  voices?: ListedVoice[];
};
/** What the provider is given by its owner: where auditions are kept, and who is told what it did by itself. */
export type SpeechSurroundings = {
  auditions?: AuditionStore;
  notice?: (message: string) => void;
  /** How long `prepare` waits for an audition; 8 seconds unless given. */
  patienceMs?: number;
};

/** By what an audition is kept: model and address. */
export const speechEndpoint = ({ model, baseUrl }: Pick<OpenAiSpeechConfig, 'model' | 'baseUrl'>) =>
  `${model}@${endpointBase(baseUrl)}`;

const name = 'openai-speech';
const title = 'The speech service';
const revision = 2;
/** Sixty words take half a minute of audio, 1.5 MB; far more is no answer to a sentence. */
const largestAnswerBytes = 24 * 1024 * 1024;
const longestWaitMs = 5_000;
const defaultTimeoutMs = 30_000;
/** Somebody may be waiting for the first sentence: what was not heard by then is cast by its name for now. */
const defaultPatienceMs = 8_000;
/** When so many voices are refused one after the other, it is not their fault. */
const voicesTried = 4;

/**
 * `POST {baseUrl}/v1/audio/speech` as OpenAI defines it (platform.openai.com/docs/api-reference/audio/createSpeech), which
 * many local servers speak too. It gives no word timings. Which of the server's voices speaks for whom is found out by an
 * audition, once; `prepare` waits for it a while.
 */
export class OpenAiSpeech implements SpeechProvider {
  readonly name = name;
  readonly version: string;
  #model: string;
  #endpoint: Endpoint;
  #url: string;
  #room: CastingRoom;
  #closing = new AbortController();

  constructor(
    config: OpenAiSpeechConfig,
    { auditions, notice = () => {}, patienceMs = defaultPatienceMs }: SpeechSurroundings = {},
  ) {
    const { baseUrl, apiKey = '', model, timeoutMs = defaultTimeoutMs, voices } = config;
    const base = endpointBase(baseUrl);
    this.#model = model;
    this.#endpoint = { name, title, apiKey, timeoutMs, longestWaitMs, largestAnswerBytes };
    this.#url = `${base}/v1/audio/speech`;
    this.version = `${model}@${base}.${revision}`;
    this.#room = new CastingRoom({
      endpoint: this.#endpoint,
      base,
      model,
      notice,
      patienceMs,
      signal: this.#closing.signal,
      speak: (voice, text) => this.#ask({ text, voice: 'narrator-rowan' }, voice, this.#closing.signal),
      ...(voices && { voices }),
      ...(auditions && { store: auditions }),
    });
  }

  heardVoice(voice: VoiceId, cast: VoiceId[]): string {
    return this.#room.voiceFor(voice, cast);
  }

  prepare(): Promise<void> {
    return this.#room.prepare();
  }

  /** Learns the server's names without hearing anybody; who would tell a story. */
  async firstVoice(): Promise<string> {
    await this.#room.readList();
    return this.heardVoice('narrator-ivy', []);
  }

  /** Hears all voices, again where they have been heard. Rejects with the server's `ProviderError`. */
  audition(): Promise<Audition> {
    return this.#room.audition();
  }

  async speak(request: SpeechRequest, signal?: AbortSignal): Promise<Speech> {
    const either = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal;
    const { voice, cast = [], text } = request;
    let pcm = await this.#askInCast(request, either);
    let asked = 1;
    if (!isPlausible(pcm, request)) {
      asked++;
      const again = await this.#ask(request, this.heardVoice(voice, cast), either);
      if (plausibility(again, request) < plausibility(pcm, request)) pcm = again;
    }
    return { pcm, words: null, usage: { provider: name, characters: text.length * asked } };
  }

  /** A refusal may be the voice's: then another of its kind is not refused, and takes its part. */
  async #askInCast(request: SpeechRequest, signal: AbortSignal): Promise<Float32Array> {
    const { voice, cast = [] } = request;
    const refusals = new Map<string, RefusedCall>();
    for (let name: string | null = this.heardVoice(voice, cast); ;) {
      try {
        const pcm = await this.#ask(request, name, signal);
        for (const [refused, failure] of refusals) this.#room.drop(refused, failure);
        return pcm;
      } catch (error) {
        const first = refusals.values().next().value;
        if (!(error instanceof RefusedCall) || !error.mayPassOtherwise) throw first ?? error;
        refusals.set(name, error);
        name = refusals.size < voicesTried ? this.#room.nextFor(voice, name, new Set(refusals.keys())) : null;
        if (!name) throw first ?? error;
      }
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(new ProviderError(name, 'The speech provider is closed.', { retryable: false }));
  }

  #ask({ text, voice, delivery }: SpeechRequest, vendorVoice: string, signal: AbortSignal): Promise<Float32Array> {
    const message = {
      model: this.#model,
      input: text,
      voice: vendorVoice,
      response_format: 'wav',
      speed: speedFor(delivery),
      instructions: instructionsFor(voice, delivery),
    };
    return askEndpoint(this.#endpoint, async (send) => readSpeech(await send(this.#url, message)), signal);
  }
}

async function readSpeech(bytes: Buffer): Promise<Float32Array> {
  const pcm = await decodeAudio(new Uint8Array(bytes));
  if (!pcm) throw new PassingError(name, `${title} answered with something that is no audio we can read.`);
  if (!soundingSpan(pcm, studioSampleRate)) throw new PassingError(name, `${title} answered with silence.`);
  return pcm;
}

const ages = {
  child: 'a child',
  teen: 'a teenager',
  young: 'a young adult',
  adult: 'a grown-up',
  old: 'an old person',
};

/** For models that take directions; the others ignore them. */
function instructionsFor(id: VoiceId, delivery: string | undefined): string {
  const { ageBand, register, narrates, kind } = findVoice(id);
  const who = narrates
    ? 'the narrator of an audio drama, warm and unhurried'
    : kind
      ? `a ${kind} in an audio drama`
      : `${ages[ageBand]} in an audio drama, ${register === 'middle' ? 'a natural' : `a ${register}`} voice`;
  return `Speak as ${who}.${delivery ? ` Deliver this line ${delivery}.` : ''} Say exactly the words given, nothing else.`;
}

/** Playback speed (0.25–4 by the API); a voice's own pace is left to the vendor. */
function speedFor(delivery: string | undefined): number {
  return Math.round(readDelivery(delivery).pace * 100) / 100;
}

/** A natural voice takes its time with a single word. */
const slackMs = 600;

/**
 * How far a take's length is from what its words usually take, as a factor from 1: models garble short lines, stop in the
 * middle of long ones, or put words in.
 */
function plausibility(pcm: Float32Array, { text, delivery }: SpeechRequest): number {
  const span = soundingSpan(pcm, studioSampleRate);
  if (!span) return Number.POSITIVE_INFINITY;
  const ms = ((span.to - span.from) / studioSampleRate) * 1000;
  const usual = usualLengthMs(text) / readDelivery(delivery).pace;
  return Math.max((ms - slackMs) / usual, usual / (ms + slackMs / 4));
}

/** Neither more than 1.8 times as long as usual, nor less than half. */
function isPlausible(pcm: Float32Array, request: SpeechRequest): boolean {
  return plausibility(pcm, request) <= 1.9;
}
