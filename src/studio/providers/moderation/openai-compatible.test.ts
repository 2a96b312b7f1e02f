import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import { moderate } from '../../moderation/moderate.ts';
import { openModerationProvider } from './open-moderation.ts';

const mock = new LLMock({ port: 0 });
const open = async (baseUrl = mock.url) => {
  const provider = await openModerationProvider({
    kind: 'openai',
    baseUrl,
    apiKey: 'key',
    model: 'omni',
    timeoutMs: 1000,
  });
  if (!provider) throw new Error('A provider was configured.');
  return provider;
};

/** An endpoint that answers with these one after another (a status, or a body that is not the right one), then well. */
async function failing(answers: (number | 'odd' | 'no json')[]): Promise<{ url: string; asked(): number }> {
  let asked = 0;
  const server = createServer((_request, response) => {
    const answer = answers[asked++];
    if (typeof answer === 'number') response.writeHead(answer).end('The secret owl is not welcome.');
    else if (answer === 'no json') response.end('<html>');
    else
      response.end(
        JSON.stringify(answer === 'odd' ? { verdict: 'fine' } : { results: [{ flagged: false, categories: {} }] }),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

beforeAll(async () => {
  mock.onModerate(/heron/, { flagged: true, categories: { illicit: true, violence: false } });
  mock.onModerate(/.*/s, { flagged: false, categories: { illicit: false } });
  await mock.start();
});
afterAll(() => mock.stop());
beforeEach(() => mock.clearRequests());

describe('an OpenAI-compatible moderation endpoint', () => {
  it('answers flagged with the categories that hit, with and without /v1 in its address', async () => {
    expect(await (await open()).check('The heron did it.')).toEqual({ flagged: true, categories: ['illicit'] });
    expect(await (await open(`${mock.url}/v1/`)).check('The owl did it.')).toEqual({ flagged: false, categories: [] });
  });

  it('adds to the rules and never takes back what they reject', async () => {
    const provider = await open();
    const options = { rating: '10+', kind: 'plot' } as const;
    expect(await moderate('The heron did it.', options, provider)).toEqual({
      verdict: 'rejected',
      approved: false,
      categories: ['illicit'],
    });
    expect((await moderate('The owl did it.', options, provider)).approved).toBe(true);
    mock.clearRequests();
    expect((await moderate('what the fuck', options, provider)).approved).toBe(false);
    expect(mock.getRequests()).toHaveLength(0);
  });

  it('tries again when the endpoint is busy, and gives up when it stays so', async () => {
    const busyOnce = await failing([503]);
    expect((await (await open(busyOnce.url)).check('The owl did it.')).flagged).toBe(false);
    expect(busyOnce.asked()).toBe(2);
    const busy = await failing([429, 503, 503, 503]);
    await expect((await open(busy.url)).check('The owl did it.')).rejects.toMatchObject({ retryable: true });
    expect(busy.asked()).toBe(3);
  });

  it.each([[[401], 'answered 401'], [['odd'], 'shape'], [['no json'], 'shape']] as const)('never approves when it fails (%s), and does not repeat the text', async (answers, says) => {
    const { url } = await failing([...answers, ...answers, ...answers]);
    const refused = await (await open(url)).check('The secret owl').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderError);
    expect(String(refused)).toContain(says);
    expect(JSON.stringify(refused) + String(refused)).not.toContain('secret owl');
  }); // prettier-ignore

  it('asks again after an answer that is not its own, such as a page of a proxy', async () => {
    const { url, asked } = await failing(['no json']);
    expect((await (await open(url)).check('The owl did it.')).flagged).toBe(false);
    expect(asked()).toBe(2);
  });

  it('never approves when nobody is there', async () => {
    const nobody = await open('http://127.0.0.1:9');
    await expect(nobody.check('The owl did it.')).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
    expect((await moderate('The owl did it.', { rating: '10+', kind: 'plot' }, nobody)).verdict).toBe('unsure');
  });
});

describe('the rules alone', () => {
  it('are no provider', async () => {
    expect(await openModerationProvider({ kind: 'rules' })).toBeNull();
  });
});
