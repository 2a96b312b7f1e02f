import { expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { openPacks } from '../open-packs.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { frameOfIdea } from '../season/frame-of-idea.ts';
import { makeStage } from '../stage/make-stage.ts';
import { seasonSlots } from './slots.ts';

it('says of what stands about whether it is one or many', () => {
  const packs = openPacks();
  const brief = sampleBrief();
  const stage = makeStage(brief, packs.tables, packs.lexicon, 'seed');
  const frame = frameOfIdea(packs, judgeText, brief, stage);
  const at = (door: string, noise: string) => seasonSlots(frame, { ...stage, place: { ...stage.place, door, noise } });
  expect(at('the double doors', 'the radio')).toMatchObject({ door_was: 'were', door_them: 'them', noise_was: 'was' });
  expect(at('the hatch', 'the spoons')).toMatchObject({ door_was: 'was', door_them: 'it', noise_plural: true });
});

it('contracts what is said aloud of one and of many', () => {
  const packs = openPacks();
  const brief = sampleBrief();
  const stage = makeStage(brief, packs.tables, packs.lexicon, 'seed');
  const frame = frameOfIdea(packs, judgeText, brief, stage);
  const of = (x: Partial<typeof frame.x>) => seasonSlots({ ...frame, x: { ...frame.x, ...x } }, stage);
  expect(of({ they: 'it', plural: false })).toMatchObject({ x_theyre: "it's", x_theyve: "it's" });
  expect(of({ they: 'they', plural: true })).toMatchObject({ x_theyre: "they're", x_theyve: "they've" });
});
