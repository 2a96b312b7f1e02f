import { expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { writeEpisode } from '../season/write-episode.ts';
import { smallArc, smallPacks, way } from '../testing/small-packs.ts';

it('lets a fork speak of what sort its doors are', () => {
  const body =
    'A: The bold one is, {d_bold}.\nB: {d2_style == "kind":Kindly, we {d2}|Never}. {d_honest != "":Honest|Nothing honest}.';
  const packs = smallPacks(smallArc({ fork1: way('fork1', 'styles', '', body) }));
  const { script } = writeEpisode(packs, judgeText, sampleBrief({ plotIdea: 'geese' }));
  const said = script.lines.slice(-2).map(({ text }) => text);
  expect(said[0]).toBe('The bold one is, run after it with nothing.');
  expect(said[1]).toMatch(/^Kindly, we ask .+ about it\. Nothing honest\.$/);
});
