import { describe, expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { writeEpisode } from '../season/write-episode.ts';
import { smallArc, smallPacks, way } from '../testing/small-packs.ts';
import { episodeMeasure } from './episode-measure.ts';
import { countLineWords } from './fit-length.ts';

const speech = (words: number) =>
  Array.from({ length: words / 10 }, (_, at) => `${at % 2 === 0 ? 'A' : 'B'}: One two three four five six seven ${at} nine.`).join('\n'); // prettier-ignore
const told = (attempt: string) =>
  writeEpisode(smallPacks(smallArc({ try: attempt })), judgeText, sampleBrief({ plotIdea: 'geese' }));

describe('an episode', () => {
  it('gives up a way that hangs on a fact where it would otherwise be too long', () => {
    const long = way('try', 'long', '# needs: foe x', speech(1000));
    const { script, ways } = told(`${long}\n${way('try', 'short', '', speech(640))}`);
    expect(ways).toContain('t_try_short');
    expect(countLineWords(script.lines)).toBeLessThanOrEqual(episodeMeasure.most);
  });

  it('keeps such a way where there is room', () => {
    const fit = way('try', 'fit', '# needs: foe x', speech(620));
    expect(told(`${fit}\n${way('try', 'plain', '', speech(640))}`).ways).toContain('t_try_fit');
  });
});
