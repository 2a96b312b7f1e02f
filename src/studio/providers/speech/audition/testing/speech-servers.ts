import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { studioSampleRate } from '#media/audio/audio-format.ts';

/** Pitch in Hz that each voice of a stand-in hums in. */
export type Voices = Record<string, number>;

/** A hum with overtones in the rhythm of words, three a second: what a measuring ear takes for speech. */
export function hum(pitchHz: number, text: string): Int16Array {
  const words = text.split(/\s+/).length;
  const key = `${pitchHz}/${words}`;
  const known = hums.get(key);
  if (known) return known;
  const samples = new Int16Array(Math.round((words / 2.8 + 0.2) * studioSampleRate));
  for (let i = 0; i < samples.length; i++) {
    const t = i / studioSampleRate;
    let sum = 0;
    for (let k = 1; k <= 6; k++) sum += Math.sin(2 * Math.PI * pitchHz * k * t) / k;
    samples[i] = 6_000 * sum * (0.55 + 0.45 * Math.sin(2 * Math.PI * 2.8 * t));
  }
  hums.set(key, samples);
  return samples;
}
const hums = new Map<string, Int16Array>();

/** A WAV file; `streamed` states no length, as a writer does that can't go back. */
export function wavFile(samples: Int16Array, streamed = false): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(streamed ? 0xffffffff : 36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(studioSampleRate, 24);
  head.writeUInt32LE(studioSampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(streamed ? 0xffffffff : samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

export type Asked = { model: string; voice: string; input: string; response_format: string; speed: number };
type Rules = {
  /** Answers of GET, by path. */
  lists?: Record<string, unknown>;
  voices: Voices;
  /** The status and words of a refusal, or null for a call that is answered. */
  refuse?(asked: Asked, request: IncomingMessage): [status: number, body: unknown] | null;
  /** What comes back instead of a WAV file. */
  answer?(samples: Int16Array, response: ServerResponse, asked: Asked): void;
};

let open: Server[] = [];
afterEach(async () => {
  for (const server of open) server.closeAllConnections();
  await Promise.all(open.map((server) => new Promise((resolve) => server.close(resolve))));
  open = [];
});

/** A speech server by somebody's rules, for one test; `rules` may be changed while it runs. `asked` are the calls to speak. */
export async function openServer(rules: Rules): Promise<{ baseUrl: string; asked: Asked[]; rules: Rules }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.method === 'GET') return json(response, rules.lists?.[request.url ?? '']);
      const call = JSON.parse(body) as Asked;
      asked.push(call);
      const refusal = rules.refuse?.(call, request);
      if (refusal) return json(response, refusal[1], refusal[0]);
      const samples = hum(rules.voices[call.voice] ?? 120, call.input);
      if (rules.answer) return rules.answer(samples, response, call);
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(wavFile(samples));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked, rules };
}

function json(response: ServerResponse, body: unknown, status = body === undefined ? 404 : 200): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(body ?? { detail: 'Not Found' }));
}

const kokoroVoices: Voices = {
  af_alloy: 188,
  af_bella: 211,
  af_heart: 205,
  af_nova: 240,
  af_sky: 262,
  bf_emma: 176,
  bf_lily: 228,
  am_adam: 96,
  am_echo: 118,
  am_fenrir: 128,
  am_onyx: 84,
  am_puck: 150,
  bm_george: 104,
  bm_lewis: 90,
  ef_dora: 200,
  em_alex: 120,
  jf_alpha: 230,
  zm_yunxi: 118,
  ff_siwis: 210,
};
/** Names of OpenAI that Kokoro-FastAPI maps to its own; ballad, cedar, marin and verse are not among them. */
const kokoroMapped: Record<string, string> = {
  alloy: 'am_v0adam',
  ash: 'af_v0nicole',
  coral: 'bf_v0emma',
  echo: 'af_v0bella',
  fable: 'af_sarah',
  nova: 'bf_v0isabella',
  onyx: 'bm_george',
  sage: 'am_michael',
  shimmer: 'af_sky',
};

/** remsky/Kokoro-FastAPI, `routers/openai_compatible.py`: models and voices by list, anything else is a 400. */
export const kokoro = () =>
  openServer({
    lists: { '/v1/audio/voices': { voices: Object.keys(kokoroVoices).map((id) => ({ id, name: id })) } },
    voices: kokoroVoices,
    refuse({ model, voice }) {
      const error = (kind: string, message: string): [number, unknown] => [
        400,
        { detail: { error: kind, message, type: 'invalid_request_error' } },
      ];
      if (!['tts-1', 'tts-1-hd', 'kokoro', 'gpt-4o-mini-tts'].includes(model))
        return error('invalid_model', `Unsupported model: ${model}`);
      const name = kokoroMapped[voice] ?? voice;
      return name in kokoroVoices ? null : error('validation_error', `Voice '${name}' not found.`);
    },
  });

/** Ollama since 0.40.8 with Phonon: four voices, case-sensitive, no list of them, 4,096 letters a call. */
export const ollama = () =>
  openServer({
    lists: { '/api/version': { version: '0.40.8' } },
    voices: { Freya: 210, Harper: 190, Sterling: 105, Toby: 125 },
    refuse({ model, voice, input }) {
      if (model !== 'phonon') return [404, { error: { message: `model "${model}" not found` } }];
      if (input.length > 4096) return [400, { error: { message: 'input is too long' } }];
      return ['Freya', 'Harper', 'Sterling', 'Toby'].includes(voice)
        ? null
        : [400, { error: { message: 'unknown voice' } }];
    },
  });

const speachesModel = 'speaches-ai/Kokoro-82M-v1.0-ONNX';
/** speaches-ai/speaches, `routers/models.py` and `speech.py`: voices stand with their model, next to those of other models. */
export const speaches = () => {
  const voices: Voices = { af_heart: 205, bf_emma: 176, am_puck: 150, bm_george: 104, jf_alpha: 230 };
  const language: Record<string, string> = { a: 'en-us', b: 'en-gb', j: 'ja' };
  const listed = Object.keys(voices).map((name) => ({
    name,
    language: language[name.charAt(0)],
    gender: name.charAt(1) === 'f' ? 'female' : 'male',
  }));
  const piper = { id: 'speaches-ai/piper-en_US-amy-low', voices: [{ name: 'amy', language: 'en-us' }] };
  return openServer({
    lists: {
      '/v1/audio/models': { models: [piper, { id: speachesModel, voices: listed }], object: 'list' },
      '/v1/audio/voices': { voices: [...piper.voices, ...listed], object: 'list' },
    },
    voices,
    refuse({ model, voice, speed }) {
      if (model !== speachesModel) return [404, { detail: `Model '${model}' is not installed locally.` }];
      if (speed < 0.5 || speed > 2) return [422, { detail: 'speed must be between 0.5 and 2.0' }];
      return voice in voices ? null : [422, { detail: `Voice '${voice}' is not supported.` }];
    },
  });
};

const older = ['alloy', 'ash', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer'];
/** OpenAI: no list, thirteen names (nine for `tts-1`), a key. */
export const openAi = () =>
  openServer({
    voices: {
      alloy: 180,
      coral: 215,
      marin: 190,
      nova: 225,
      sage: 200,
      shimmer: 175,
      ash: 110,
      ballad: 125,
      cedar: 100,
      echo: 120,
      fable: 140,
      onyx: 85,
      verse: 130,
    },
    refuse({ model, voice }, request) {
      if (request.headers.authorization !== 'Bearer sk-right') return [401, { error: { code: 'invalid_api_key' } }];
      const names = model.startsWith('tts-1') ? older : [...older, 'ballad', 'cedar', 'marin', 'verse'];
      return names.includes(voice) ? null : [400, { error: { message: `Invalid value: '${voice}'`, param: 'voice' } }];
    },
  });
