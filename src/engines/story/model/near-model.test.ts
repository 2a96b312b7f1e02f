import { describe, expect, it } from 'vitest';
import { embeddedText } from '#engines/story/embedded-text.ts';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import { tell } from '#studio/providers/text/text-provider.contract.ts';
import type { TextProvider } from '#studio/providers/text/text-provider.ts';
import { about, startStoryEndpoint } from './testing/story-endpoint.ts';
import { written } from './testing/story-answers.ts';

const { mock, open } = await startStoryEndpoint();
const near = (changes: object = {}) => open({ isNear: true, ...changes });

async function firstLineOf(provider: TextProvider, word: string) {
  const start = performance.now();
  for await (const event of provider.writeEpisode(about(word)))
    if (event.type === 'line') return { line: event.line, ms: performance.now() - start };
  throw new Error('no line came');
}

describe('a model on this machine', () => {
  it.each([
    ['slow', 'Slow', {}],
    ['away', 'Streaming', { baseUrl: 'http://127.0.0.1:9/v1' }],
    ['talking nonsense', 'Garbage', {}],
  ])('nobody waits for one that is %s', async (_name, word, changes) => {
    const house = await firstLineOf(embeddedText(), word);
    const heard = await firstLineOf(near(changes), word);
    expect(heard.line).toEqual(house.line);
    // Whoever waited for the model would wait for four seconds, or for its retries.
    expect(heard.ms).toBeLessThan(2500);
  });

  it('goes on after the first lines, which it is told', async () => {
    const { lines, final } = await tell(near(), sampleBrief());
    const house = await tell(embeddedText(), sampleBrief());
    expect(lines.slice(0, 6)).toEqual(house.lines.slice(0, 6));
    expect(lines[6]?.text).toBe(written.lines[0]?.text);
    expect(final.script.lines.slice(0, 6)).toEqual(house.lines.slice(0, 6));
    expect(final.usage.provider).toContain('openai-story');
    const asked = JSON.stringify(mock.getLastRequest()?.body).replaceAll('\\\\"', '"');
    expect(asked).toContain(`${house.lines[5]!.speaker}: ${house.lines[5]!.text}`);
    expect(asked).toContain('"reasoning_effort":"none"');
  });

  it('begins with the same lines after a crash, and tells none twice', async () => {
    const brief = sampleBrief();
    const whole = await tell(near(), brief);
    const resumed = await tell(near(), { ...brief, spoken: whole.final.script.lines.slice(0, 2) });
    expect(resumed.lines[0]).toEqual(whole.lines[2]);
  });

  it('is left alone after a failure; what it began, the house tells to its end', async () => {
    const provider = near({ firstLineTimeoutMs: 300 });
    expect((await tell(provider, about('Slow'))).final.usage.provider).toBe('embedded');
    const before = mock.getRequests().length;
    const start = performance.now();
    const { final } = await tell(provider, about('Streaming'));
    expect(final.usage.provider).toBe('embedded');
    expect(mock.getRequests().length).toBe(before);
    expect(performance.now() - start).toBeLessThan(2500);
  });

  it('is woken when somebody writes an idea, once', async () => {
    const provider = near();
    const brief = { ...sampleBrief(), picks: {} };
    await provider.readPlot(brief);
    await provider.readPlot(brief);
    await expect.poll(() => mock.getRequests().length).toBe(1);
    expect(JSON.stringify(mock.getLastRequest()?.body)).toContain('"max_tokens":1');
  });

  it('of a service is neither opened for nor told how to think', async () => {
    const { lines } = await tell(open(), sampleBrief());
    expect(lines[0]?.text).toBe(written.lines[0]?.text);
    expect(JSON.stringify(mock.getLastRequest()?.body)).not.toContain('reasoning_effort');
  });
});
