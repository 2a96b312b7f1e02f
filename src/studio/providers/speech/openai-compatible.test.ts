import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import { voices } from './voices.ts';
import { decodeAudio } from './decode-audio.ts';
import { takeKey } from '../../speech/take-key.ts';
import { openSpeechProvider } from './open-speech.ts';
import { testSpeechProvider } from './speech-provider.contract.ts';

const tone = (seconds: number, rate = 24_000, level = 0.3) =>
  Int16Array.from({ length: rate * seconds }, (_, i) => 32_767 * level * Math.sin((2 * Math.PI * 220 * i) / rate));

function wav(samples: Int16Array, rate = 24_000): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(44 + samples.byteLength);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.byteLength, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.byteLength, 40);
  file.set(new Uint8Array(samples.buffer), 44);
  return file;
}

/** What a server without a list of its own would speak with, before anybody has been heard. */
const vendorVoice = (id: string, model: string, cast: string[] = []) =>
  openSpeechProvider({ kind: 'openai', baseUrl: 'http://127.0.0.1:9', model }).heardVoice!(id, cast);

const mock = new LLMock({ port: 0 });
const audio = wav(tone(2)).toString('base64');
beforeAll(async () => {
  mock.onSpeech(/.*/, { audio, format: 'wav' });
  await mock.start();
});
afterAll(() => mock.stop());

testSpeechProvider(
  'an OpenAI-compatible service',
  async () => openSpeechProvider({ kind: 'openai', baseUrl: mock.url, apiKey: 'sk-x', model: 'gpt-4o-mini-tts' }),
  { metered: true },
);

describe('against the mock of a third party', () => {
  it('retries what may pass', async () => {
    mock.nextRequestError(429);
    const provider = openSpeechProvider({ kind: 'openai', baseUrl: `${mock.url}/v1/`, model: 'tts-1' });
    expect((await provider.speak({ text: 'Hello.', voice: 'man-silas' })).pcm.length).toBe(48_000);
  });
});

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

async function fake(listener: RequestListener, more: { timeoutMs?: number } = {}) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return openSpeechProvider({
    kind: 'openai',
    baseUrl: `http://127.0.0.1:${port}`,
    apiKey: 'sk-secret',
    model: 'gpt-4o-mini-tts',
    ...more,
  });
}
const request = { text: 'Hello there.', voice: 'girl-wren', delivery: 'whispered' };

describe('what it asks', () => {
  it('follows the API to the letter', async () => {
    let body = '';
    let seen: Record<string, unknown> = {};
    const provider = await fake((req, res) => {
      req.on('data', (part: Buffer) => (body += part.toString()));
      req.on('end', () => {
        seen = { method: req.method, url: req.url, type: req.headers['content-type'], auth: req.headers.authorization };
        res.end(wav(tone(1)));
      });
    });
    await provider.speak(request);
    expect(seen).toEqual({
      method: 'POST',
      url: '/v1/audio/speech',
      type: 'application/json',
      auth: 'Bearer sk-secret',
    });
    expect(JSON.parse(body)).toMatchObject({
      model: 'gpt-4o-mini-tts',
      input: 'Hello there.',
      response_format: 'wav',
      voice: vendorVoice('girl-wren', 'gpt-4o-mini-tts'),
      speed: 0.92,
    });
    expect(body).toContain('whispered');
  });

  it('gives narrators a voice that nobody else has, and both sexes their own', () => {
    const of = (pick: (voice: (typeof voices)[number]) => boolean) =>
      new Set(voices.filter(pick).map(({ id }) => vendorVoice(id, 'gpt-4o-mini-tts')));
    const shared = (a: Set<string>, b: Set<string>) => [...a].filter((name) => b.has(name));
    expect(
      shared(
        of(({ narrates }) => narrates === true),
        of(({ narrates }) => !narrates),
      ),
    ).toEqual([]);
    expect(
      shared(
        of(({ gender }) => gender === 'male'),
        of(({ gender }) => gender === 'female'),
      ),
    ).toEqual([]);
    expect(of(() => true).size).toBeGreaterThanOrEqual(10);
  });
});

describe('two of a season who would sound the same', () => {
  const model = 'gpt-4o-mini-tts';
  const twins = voices.flatMap((one) =>
    voices
      .filter((other) => other.id !== one.id && vendorVoice(other.id, model) === vendorVoice(one.id, model))
      .map((other) => [one.id, other.id] as const),
  );

  it.each([model, 'tts-1'])('get different voices of %s, and the first keeps its own', (name) => {
    expect(twins.length).toBeGreaterThan(10);
    for (const [one, other] of twins) {
      const cast = ['narrator-ivy', one, other].filter((id, i, all) => all.indexOf(id) === i);
      const heard = cast.map((id) => vendorVoice(id, name, cast));
      // Two narrators of one sex are not cast together, and the older models have but one voice for them.
      if (name === model || cast.filter((id) => id.startsWith('narrator')).length < 2)
        expect(new Set(heard).size, cast.join()).toBe(cast.length);
      expect(vendorVoice(one, name, [one, other])).toBe(vendorVoice(one, name));
    }
  });

  it('leaves the leads their voices when somebody else walks on', () => {
    const cast = ['narrator-ivy', 'boy-max', 'teen-girl-june'];
    const heard = cast.map((id) => vendorVoice(id, model, cast));
    for (const { id } of voices.filter((voice) => !cast.includes(voice.id) && !voice.narrates))
      expect(heard).not.toContain(vendorVoice(id, model, cast));
  });

  it('keeps the takes of different casts apart, and of the same cast together', async () => {
    const provider = await fake((_req, res) => res.end(wav(tone(1))));
    const [one, other] = twins.find(([id]) => !id.startsWith('narrator'))!;
    const said = { text: 'Hello.', voice: other, pauseAfterMs: 300 };
    const alone = takeKey(provider, { ...said, cast: ['narrator-ivy', other] });
    expect(takeKey(provider, { ...said, cast: ['narrator-ivy', one, other] })).not.toBe(alone);
    expect(takeKey(provider, { ...said, cast: ['narrator-rowan', other] })).toBe(alone);
  });
});

describe('what goes wrong', () => {
  const failing: [string, RequestListener, boolean, number][] = [
    ['401', (_req, res) => res.writeHead(401).end('no'), false, 1],
    // Until it is clear that no voice is to blame.
    ['400', (_req, res) => res.writeHead(400).end('no'), false, 4],
    ['500 for ever', (_req, res) => res.writeHead(500, { 'retry-after': '0' }).end(), true, 3],
    ['429 with a long wait', (_req, res) => res.writeHead(429, { 'retry-after': '60' }).end(), true, 1],
    ['429 for ever', (_req, res) => res.writeHead(429, { 'retry-after': '0' }).end(), true, 3],
    [
      'a page instead of audio',
      (_req, res) => res.end(`<!doctype html><title>Proxy</title>${'<p>Sorry.'.repeat(200)}`),
      true,
      3,
    ],
    ['nothing', (_req, res) => res.end(), true, 3],
    ['silence', (_req, res) => res.end(wav(new Int16Array(24_000))), true, 3],
    ['a connection cut off', (_req, res) => res.destroy(), true, 3],
    ['a redirect elsewhere', (_req, res) => res.writeHead(302, { location: 'http://169.254.169.254/' }).end(), true, 3],
  ];
  it.each(failing)('says so: %s', async (_name, listener, retryable, times) => {
    let asked = 0;
    const provider = await fake((req, res) => {
      asked++;
      listener(req, res);
    });
    const failure = await provider.speak(request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject({ provider: 'openai-speech', retryable });
    expect(String(failure)).not.toContain('sk-secret');
    expect(asked).toBe(times);
  });

  it('does not wait for ever', async () => {
    const provider = await fake(() => {}, { timeoutMs: 60 });
    await expect(provider.speak(request)).rejects.toMatchObject({
      retryable: true,
      message: expect.stringContaining('in time'),
    });
  });

  it('comes back after a short outage, as late as it is told to', async () => {
    const times: number[] = [];
    const provider = await fake((_req, res) => {
      times.push(performance.now());
      if (times.length === 1) res.writeHead(503, { 'retry-after': '0.3' }).end();
      else res.end(wav(tone(1)));
    });
    await provider.speak(request);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(280);
  });

  it('lets go at once when closed or aborted', async () => {
    const provider = await fake(() => {});
    const asked = provider.speak(request);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await provider.close();
    await expect(asked).rejects.toBeInstanceOf(ProviderError);
    const leaving = AbortSignal.timeout(30);
    const other = await fake(() => {});
    const failure = await other.speak(request, leaving).catch((error: unknown) => error);
    expect(failure).toBe(leaving.reason);
  });
});

describe('decodeAudio', () => {
  const bytes = (samples: Int16Array) => new Uint8Array(samples.slice().buffer);
  const lengthOf = async (file: Uint8Array<ArrayBuffer>) => (await decodeAudio(file))?.length;
  it('reads WAV at any rate, and bare samples', async () => {
    expect(await lengthOf(new Uint8Array(wav(tone(1, 48_000), 48_000)))).toBe(24_000);
    expect(await lengthOf(bytes(tone(1)))).toBe(24_000);
  });
  it('reads a WAV whose writer did not know its length', async () => {
    const file = new Uint8Array(wav(tone(1)));
    new DataView(file.buffer).setUint32(40, 0xffffffff, true);
    expect(await lengthOf(file)).toBe(24_000);
  });
  it('refuses what is no audio', async () => {
    const json = new TextEncoder().encode(JSON.stringify({ error: 'x'.repeat(900) }));
    for (const other of [
      new Uint8Array(),
      json,
      new Uint8Array(wav(tone(1)).subarray(0, 30)),
      new Uint8Array(Buffer.from(`ID3${'\u0001'.repeat(997)}`)),
      new Uint8Array(Buffer.from(`OggS${'\u0001'.repeat(997)}`)),
    ]) {
      expect(await decodeAudio(other)).toBeNull();
    }
  });
});
