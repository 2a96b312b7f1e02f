import { expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { writeEpisode } from '../season/write-episode.ts';
import { makeStage } from '../stage/make-stage.ts';
import { smallArc, smallPacks, way } from '../testing/small-packs.ts';
import { addressDoors } from './address-doors.ts';

it('lets a fork speak of what sort its doors are', () => {
  const body =
    'A: The bold one is, {d_bold}.\nB: {d2_style == "kind":Kindly, we {d2}|Never}. {d_honest != "":Honest|Nothing honest}.';
  const packs = smallPacks(smallArc({ fork1: way('fork1', 'styles', '', body) }));
  const { script } = writeEpisode(packs, judgeText, sampleBrief({ plotIdea: 'geese' }));
  const said = script.lines.slice(-2).map(({ text }) => text);
  expect(said[0]).toBe('The bold one is, run after it with nothing.');
  expect(said[1]).toMatch(/^Kindly, we ask .+ about it\. Nothing honest\.$/);
});

it('lets a lead whom a door names say "me", and the other say "you", but not behind their back', () => {
  const { tables, lexicon } = smallPacks(smallArc());
  const [a, b] = makeStage(sampleBrief(), tables, lexicon, 'seed').leads;
  const doors = [{ text: `Let ${b.short} pretend to be ${a.short}'s aunt` }];
  const said = `We let ${b.short} pretend to be ${a.short}'s aunt.`;
  expect(addressDoors(said, doors, b, a)).toBe('We let me pretend to be your aunt.');
  expect(addressDoors(said, doors, a, b)).toBe('We let you pretend to be my aunt.');
  expect(addressDoors(said, doors, a, null)).toBe(`We let ${b.short} pretend to be my aunt.`);
  expect(addressDoors(`I saw ${b.short}.`, doors, b, a)).toBe(`I saw ${b.short}.`);
});
