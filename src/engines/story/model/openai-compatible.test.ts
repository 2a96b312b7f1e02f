import { describe, expect, it } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import { written } from './testing/story-answers.ts';
import { about, startStoryEndpoint } from './testing/story-endpoint.ts';
import { tell, textProviderContract } from '#studio/providers/text/text-provider.contract.ts';

const { mock, open, lastSent } = await startStoryEndpoint();

textProviderContract('An OpenAI-compatible endpoint', () => open());

describe('an OpenAI-compatible endpoint', () => {
  it('hands out the first line long before the last has arrived, and meters the tokens', async () => {
    const start = performance.now();
    const times: number[] = [];
    for await (const event of open().writeEpisode(about('Streaming'))) {
      times.push(performance.now() - start);
      if (event.type === 'episode')
        expect(event.usage).toEqual({ provider: 'openai-story:story-1', inputTokens: 1234, outputTokens: 987 });
    }
    expect(times[0]).toBeLessThan((times.at(-1) ?? 0) / 2);
    expect(times).toHaveLength(25);
  });

  it.each([['json_schema', 'json_schema'], ['json_object', 'json_object'], ['none', undefined]] as const)('asks for JSON in the mode %s', async (jsonMode, sent) => {
    await tell(open({ jsonMode }), sampleBrief());
    expect(lastSent().response_format?.type).toBe(sent === undefined ? undefined : sent);
    expect(lastSent().messages.at(-1)?.content.includes('"openThreads"')).toBe(jsonMode !== 'json_schema');
  }); // prettier-ignore

  it('reads JSON inside a code fence', async () => {
    const { final } = await tell(open({ jsonMode: 'none' }), about('Fenced'));
    expect(final.script.title).toBe(written.title);
  });

  it.each([429, 500])('tries again after %i', async (status) => {
    mock.nextRequestError(status, { message: 'not now' });
    const { final } = await tell(open({ onFailure: 'fail' }), sampleBrief());
    expect(final.script.title).toBe(written.title);
    expect(mock.getRequests().length).toBe(2);
  });

  it('does not try again after 401: the story is embedded, or the failure is told', async () => {
    mock.nextRequestError(401, { message: 'bad key: key' });
    expect((await tell(open(), sampleBrief())).final.usage.provider).toBe('embedded');
    expect(mock.getRequests().length).toBe(1);
    mock.nextRequestError(401, { message: 'bad key: key' });
    const failure = await tell(open({ onFailure: 'fail' }), sampleBrief()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject({ retryable: false });
    expect(String(failure)).not.toContain('bad key');
  });

  it('does not wait longer for the first line than it is told to', async () => {
    const start = performance.now();
    const { final } = await tell(open({ firstLineTimeoutMs: 300 }), about('Slow'));
    expect(final.usage.provider).toBe('embedded');
    expect(performance.now() - start).toBeLessThan(2500);
    await expect(tell(open({ firstLineTimeoutMs: 300, onFailure: 'fail' }), about('Slow'))).rejects.toMatchObject({
      name: 'ProviderError',
      retryable: true,
    });
  });

  it('falls back when nobody is there at all', async () => {
    const { final } = await tell(open({ baseUrl: 'http://127.0.0.1:9/v1' }), sampleBrief());
    expect(final.usage.provider).toBe('embedded');
  });
});
