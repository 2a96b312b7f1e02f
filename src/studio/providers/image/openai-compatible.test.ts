import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { LLMock } from '@copilotkit/aimock';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import { describeImageProvider } from './image-provider.contract.ts';
import { openImageProvider } from './open-image.ts';
import { OpenAiImages } from './openai-compatible.ts';

let painted: Buffer;
beforeAll(async () => {
  painted = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#803020' } })
    .png()
    .toBuffer();
});

const square = { prompt: 'a fox', width: 960, height: 960 };
const open = (baseUrl: string, more: Partial<ConstructorParameters<typeof OpenAiImages>[0]> = {}) =>
  new OpenAiImages({ baseUrl, apiKey: 'secret', model: 'gpt-image-1', timeoutMs: 5_000, ...more });

describeImageProvider('openai-compatible against aimock', async () => {
  const png = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();
  const mock = new LLMock({ port: 0 });
  mock.onImage(/./, { image: { b64Json: png.toString('base64') } });
  await mock.start();
  const refusing = await listen((_, response) => void response.writeHead(401).end());
  return {
    provider: open(mock.url),
    broken: open(refusing.url),
    async close() {
      await mock.stop();
      await refusing.close();
    },
  };
});

describe('openai-compatible pictures', () => {
  let fake: Fake | undefined;
  afterEach(async () => {
    await fake?.close();
    fake = undefined;
  });
  const serve = async (handle: RequestListener): Promise<OpenAiImages> => {
    fake = await listen(handle);
    return open(fake.url);
  };
  const failureOf = async (provider: OpenAiImages): Promise<ProviderError> => {
    const failure = await provider.paint(square).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    return failure as ProviderError;
  };
  const json =
    (value: unknown): RequestListener =>
    (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

  it('sends the prompt, the model’s size and the key, and reads the usage', async () => {
    const seen: { request?: IncomingMessage; body?: unknown } = {};
    const provider = await serve(async (request, response) => {
      seen.request = request;
      seen.body = JSON.parse(String(await buffer(request)));
      json({ data: [{ b64_json: painted.toString('base64') }], usage: { input_tokens: 40, output_tokens: 1056 } })(
        request,
        response,
      );
    });
    const { usage } = await provider.paint({ prompt: 'a fox', width: 960, height: 1440 });
    expect(seen.request?.url).toBe('/v1/images/generations');
    expect(seen.request?.headers.authorization).toBe('Bearer secret');
    expect(seen.body).toEqual({ model: 'gpt-image-1', prompt: 'a fox', n: 1, size: '1024x1536' });
    expect(usage).toEqual({ provider: 'openai-images', images: 1, inputTokens: 40, outputTokens: 1056 });
  });

  it('asks other models for an inline answer in the very size', async () => {
    let body: unknown;
    fake = await listen(async (request, response) => {
      body = JSON.parse(String(await buffer(request)));
      json({ data: [{ b64_json: painted.toString('base64') }] })(request, response);
    });
    await open(`${fake.url}/v1/`, { model: 'flux', apiKey: '' }).paint(square);
    expect(body).toMatchObject({ model: 'flux', size: '960x960', response_format: 'b64_json' });
  });

  it('follows an address at the same origin', async () => {
    const provider = await serve((request, response) => {
      if (request.url === '/files/1.png') response.end(painted);
      else json({ data: [{ url: '/files/1.png' }] })(request, response);
    });
    expect((await sharp((await provider.paint(square)).image).metadata()).width).toBe(640);
  });

  it.each(['https://elsewhere.example/1.png', 'http://169.254.169.254/latest', 'file:///etc/passwd', 'http://'])(
    'refuses the address %s',
    async (url) => {
      const failure = await failureOf(await serve(json({ data: [{ url }] })));
      expect(failure).toMatchObject({ retryable: false, message: expect.stringContaining('elsewhere') });
    },
  );

  it('tries again after 429 and 500, waiting as long as it is told', async () => {
    const answers = [429, 500];
    const provider = await serve((request, response) => {
      const status = answers.shift();
      if (status) response.writeHead(status, { 'retry-after': '0' }).end();
      else json({ data: [{ b64_json: painted.toString('base64') }] })(request, response);
    });
    expect((await provider.paint(square)).image.length).toBeGreaterThan(0);
    expect(answers).toEqual([]);
  });

  it('gives up after three tries, and at once on a refusal', async () => {
    let asked = 0;
    const overloaded = await serve(
      (_, response) => void (asked++, response.writeHead(503, { 'retry-after': '0' }).end()),
    );
    expect(await failureOf(overloaded)).toMatchObject({ retryable: true });
    expect(asked).toBe(3);
    await fake?.close();
    const refusing = await serve((_, response) => void (asked++, response.writeHead(400).end()));
    expect(await failureOf(refusing)).toMatchObject({ retryable: false });
    expect(asked).toBe(4);
  });

  const nonsense: [string, RequestListener, boolean][] = [
    ['garbage', (_, response) => void response.end('\u0000\u0001 not json'), true],
    [
      'a page',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>busy</html>'),
      true,
    ],
    ['JSON of another shape', json({ data: [] }), true],
    ['base64 of a text', json({ data: [{ b64_json: Buffer.from('hello').toString('base64') }] }), false],
    ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), true],
  ];
  it.each(nonsense)('reports %s', async (_, handle, retryable) => {
    expect(await failureOf(await serve(handle))).toMatchObject({ retryable });
  });

  it('stops reading an answer without end', async () => {
    let sent = 0;
    const provider = await serve((_, response) => {
      const more = (): void => {
        while (!response.destroyed && sent < 200_000_000) {
          sent += 1_000_000;
          if (!response.write(Buffer.alloc(1_000_000, 'a'))) return void response.once('drain', more);
        }
      };
      more();
    });
    expect(await failureOf(provider)).toMatchObject({
      retryable: false,
      message: expect.stringContaining('without end'),
    });
    expect(sent).toBeLessThan(60_000_000);
  });

  it('does not wait longer than configured', async () => {
    fake = await listen(() => {});
    const started = performance.now();
    expect(await failureOf(open(fake.url, { timeoutMs: 100 }))).toMatchObject({
      retryable: true,
      message: expect.stringContaining('in time'),
    });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('reports a service that is not there', async () => {
    const gone = await listen(() => {});
    await gone.close();
    expect(await failureOf(open(gone.url))).toMatchObject({ retryable: true });
  });
});

it('opens what is configured, and nothing where pictures are drawn', () => {
  expect(openImageProvider({ kind: 'drawn' })).toBeNull();
  expect(
    openImageProvider({ kind: 'openai', baseUrl: 'http://localhost', apiKey: '', model: 'm', timeoutMs: 1 })?.name,
  ).toBe('openai-images');
});

type Fake = { url: string; close(): Promise<void> };

async function listen(handle: RequestListener): Promise<Fake> {
  const server: Server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
