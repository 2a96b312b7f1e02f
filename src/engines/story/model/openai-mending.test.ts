import { describe, expect, it } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import { closingDoors } from './close-episode.ts';
import { faultOfDoors } from './doors/fault-of-doors.ts';
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

  it.each(['Halfway', 'Rude', 'Messy', 'Parrot'])(
    'asks for the rest of what broke off or was refused, and closes the episode by its plan (%s)',
    async (word) => {
      const { lines, final } = await tell(open({ onFailure: 'fail' }), about(word));
      expect(lines[0]?.text).toContain('line number 1,');
      expect(mock.getRequests().length).toBeGreaterThan(2);
      expect(final.usage.provider).toBe('openai-story:story-1');
      expect(final.script.lines).toEqual(lines);
      expect(lines.at(-1)?.text).toBe(written.cliff);
      expect(final.script.title).toBe(written.title);
      expect(faultOfDoors(closingDoors(), [])).toBeNull();
      expect(final.script.choices.map(({ text }) => text)).toEqual(closingDoors().map(({ text }) => text));
      expect(lines.some(({ text }) => /fuck|TODO/.test(text))).toBe(false);
    },
  );

  it('goes on from the spoken lines when the connection breaks, and says none of them twice', async () => {
    const { lines, final } = await tell(open({ firstLineTimeoutMs: 20_000 }), about('Torn'));
    expect(final.usage.provider).toBe('openai-story:story-1');
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
    expect(lines[0]?.text).toContain('line number 1,');
    expect(lines.at(-1)?.text).toContain('way number 14,');
    const asked = lastSent().messages.at(-1)?.content ?? '';
    expect(asked).toContain('The episode has begun');
    expect(asked).toContain('plannedScenes');
    expect(asked).not.toContain('could not be used');
  });

  it('leaves an episode that broke off too early to be tried again, or refunded, and tells no other story after it', async () => {
    const provider = open({ timeoutMs: 4000 });
    const seen: string[] = [];
    const run = async () => {
      for await (const event of provider.writeEpisode(about('Early'))) if (event.type === 'line') seen.push(event.line.text); // prettier-ignore
    };
    await expect(run()).rejects.toMatchObject({ name: 'ProviderError' });
    expect(seen.every((text) => text.includes('line number'))).toBe(true);
    expect(seen.length).toBeGreaterThan(0);
  });

  it('asks for other doors where they do not differ, and for the rest of the episode not again', async () => {
    const { final } = await tell(open(), about('Choiceless'));
    expect(final.script.choices.map(({ text }) => text)).toEqual(written.choices.map(({ text }) => text));
    expect(mock.getRequests()).toHaveLength(2);
    expect(lastSent().messages.at(-1)?.content).toContain('there were not three choices');
    mock.clearRequests();
    await tell(open(), about('Alike'));
    expect(lastSent().messages.at(-1)?.content).toContain('two choices are of the kind "face"');
  });

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

  it('stops asking after two refusals', async () => {
    const { final } = await tell(open(), about('Rude'));
    expect(mock.getRequests().length).toBe(3);
    expect(final.script.lines.filter(({ cue }) => cue === 'turn').length).toBeLessThanOrEqual(1);
  });

  it('meters what broke off half way, as nearly as can be told, and nothing for calls that were refused', async () => {
    const { spent } = await tell(open({ firstLineTimeoutMs: 20_000 }), about('Torn'));
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
