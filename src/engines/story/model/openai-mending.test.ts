import { describe, expect, it } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import { written } from './testing/story-answers.ts';
import { about, startStoryEndpoint } from './testing/story-endpoint.ts';
import { tell } from '#studio/providers/text/text-provider.contract.ts';

const { mock, open, lastSent } = await startStoryEndpoint();

describe('what an OpenAI-compatible endpoint breaks off or should not have written', () => {
  it.each(['Garbage', 'Wrong'])(
    'asks once more after an answer that is no episode (%s), then tells it itself',
    async (word) => {
      const { final } = await tell(open(), about(word));
      expect(final.usage.provider).toBe('embedded');
      expect(mock.getRequests().length).toBe(2);
      await expect(tell(open({ onFailure: 'fail' }), about(word))).rejects.toBeInstanceOf(ProviderError);
    },
  );

  it.each(['Halfway', 'Cut', 'Choiceless', 'Rude', 'Messy', 'Parrot'])(
    'finishes as one story what broke off (%s)',
    async (word) => {
      const { lines, final } = await tell(open({ onFailure: 'fail' }), about(word));
      expect(lines[0]?.text).toContain('line number 1,');
      expect(final.usage.provider).toBe('embedded');
      expect(final.script.lines).toEqual(lines);
      expect(lines.at(-1)?.text).not.toContain('line number');
      expect(final.script.choices).toHaveLength(3);
      expect(lines.some(({ text }) => /fuck|TODO/.test(text))).toBe(false);
      expect(lines.filter(({ text }) => text.includes('Hollowmere')).length).toBeGreaterThan(0);
    },
  );

  it('has a refused line written in another way, told why, and goes on from what was heard', async () => {
    const { lines, final, spent } = await tell(open(), about('Mended'));
    expect(final.usage.provider).toBe('openai-story:story-1');
    expect(mock.getRequests().length).toBe(2);
    expect(lastSent().messages.at(-1)?.content).toContain('This is line number 9,');
    expect(lines[8]?.text).toContain('line number 9,');
    expect(lines[9]?.text).toContain('way number 1,');
    expect(lines.some(({ text }) => text.includes('fuck'))).toBe(false);
    expect(lines.filter(({ cue }) => cue === 'turn')).toHaveLength(1);
    expect(spent).toHaveLength(1);
  });

  it('lets nobody hear a typed word that small children should not, and older ones if the judge does not mind', async () => {
    const { lines, final } = await tell(open(), about('Zblorf'));
    expect(final.usage.provider).toBe('openai-story:story-1');
    expect(lines.map(({ text }) => text).join(' ')).not.toContain('Zblorf');
    expect(lines[9]?.text).toContain('way number 1,');
    const brief = about('Zblorf');
    const older = await tell(open(), { ...brief, show: { ...brief.show, audienceRating: '10+' } });
    expect(older.lines.map(({ text }) => text).join(' ')).toContain('Zblorf');
  });

  it('asks for what is missing of an episode that is too short, and for the end of one that is too long', async () => {
    const short = await tell(open(), about('Short'));
    expect(short.final.usage.provider).toBe('openai-story:story-1');
    expect(short.lines).toHaveLength(24);
    mock.clearRequests();
    const endless = await tell(open(), about('Endless'));
    expect(endless.final.usage.provider).toBe('openai-story:story-1');
    expect(mock.getRequests().length).toBe(2);
    const words = endless.lines.flatMap(({ text }) => text.split(/\s+/)).length;
    expect(words).toBeLessThan(890);
    expect(endless.lines.at(-1)?.text).toContain('way number 1,');
  });

  it('stops asking after two refusals, and the embedded storyteller finishes it from the same state', async () => {
    const { final } = await tell(open(), about('Rude'));
    expect(mock.getRequests().length).toBe(3);
    expect(final.usage.provider).toBe('embedded');
    expect(final.script.lines.filter(({ cue }) => cue === 'turn').length).toBeLessThanOrEqual(1);
  });

  it('meters what broke off half way, as nearly as can be told, and nothing for calls that were refused', async () => {
    const { spent, final } = await tell(open(), about('Cut'));
    expect(final.usage).toEqual({ provider: 'embedded' });
    expect(spent).toEqual([
      {
        provider: 'openai-story:story-1',
        inputTokens: expect.any(Number) as number,
        outputTokens: expect.any(Number) as number,
        estimated: true,
      },
    ]);
    const whole = JSON.stringify(written).length / 4;
    expect(spent[0]!.outputTokens).toBeGreaterThan(10);
    expect(spent[0]!.outputTokens).toBeLessThan(whole);
    const garbage = await tell(open(), about('Garbage'));
    expect(garbage.spent.length).toBeGreaterThan(0);
    mock.nextRequestError(401, { message: 'bad key' });
    expect((await tell(open(), sampleBrief())).spent).toEqual([]);
  });
});
