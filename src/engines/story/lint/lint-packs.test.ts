import { describe, expect, it } from 'vitest';
import { sampleBrief } from '../sample-briefs.ts';
import { episodeMeasure } from '../tell/episode-measure.ts';
import { smallArc, smallPacks, threeDoors, way } from '../testing/small-packs.ts';
import { lintKind } from './lint-packs.ts';

const frames = `- { id: one, idea: The moon is gone, show: any, leads: [Mara, Finn], place: Hollowmere, read: { x: the moon, foe: the geese }, fill: { foe: { talks: false } } }`;

function lint(but: Record<string, string> = {}): string[] {
  const packs = smallPacks(smallArc(but), { frames });
  const judge = (text: string) => (text.includes('blood') ? 'violence' : null);
  const limits = { ...episodeMeasure, least: 10, talk: 0.2 };
  const { findings } = lintKind(packs, 'recover', () => sampleBrief(), { limits, judge });
  return findings.map(({ way: id, check, detail }) => `${id} ${check} ${detail}`);
}

describe('the lint of packs', () => {
  it('finds nothing wrong with a whole season but the facts that nobody needs', () => {
    expect(lint().filter((one) => !one.includes('dangling fact'))).toEqual([]);
    expect(lint().join('\n')).toContain('t_go2_ask dangling fact way=ask');
  });

  it.each([
    ['a missing way', { try: way('try', 'wet', '# where: water') }, /no spine has an end at room, vehicle/],
    [
      'fewer than three doors',
      { go2: way('go2', 'one', '# door: Run off\n# style: bold\n# recall: run\n# makes: way=one') },
      /doors 1 after episode 1/,
    ],
    [
      'two doors of one style',
      { go2: threeDoors('go2', 'way').replace('style: clever', 'style: bold') },
      /door styles/,
    ],
    [
      'a slot that there is not',
      { try: way('try', 'odd', '', 'A: I see {y}.\nB: Yes.') },
      /t_try_odd slot there is no \{y\}/,
    ],
    [
      'an empty slot',
      { try: way('try', 'odd', '', 'A: We must be home before {till}.\nB: Yes.') },
      /t_try_odd open slot \{till\} is empty/,
    ],
    [
      'lost text',
      { try: way('try', 'odd', '', 'A: It was # 4 of a very long row of things # low\nB: Yes.') },
      /t_try_odd lost text/,
    ],
    [
      'an impossible word',
      { try: way('try', 'odd', '', 'A: I saw a road, as long as a street.\nB: Yes.') },
      /t_try_odd place "road" can't be in space/,
    ],
    [
      'a verb of one after what may be of many',
      { try: way('try', 'odd', '', 'A: There {x} was.\nB: And {foe} has it.\nA: The way to {x} was long.') },
      /t_try_odd agreement \{foe\} may be of many: "has" or "have"/,
    ],
    [
      'a verb of one after a pronoun that may be "they"',
      { try: way('try', 'odd', '', 'A: {x_cap} came. {g_they_cap} was late.\nB: And {g_they} only wants {x}.') },
      /t_try_odd agreement \{g_they\} may be of many: "wants" or "want"/,
    ],
    [
      'a question of one about what may be of many',
      { try: way('try', 'odd', '', "A: So why isn't {foe} here?\nB: Yes.") },
      /t_try_odd agreement \{foe\} may be of many: "isn't" or "aren't"/,
    ],
    ['a sound that there is not', { try: way('try', 'odd', '', 'S: kazoo\nA: Oh.\nB: Yes.') }, /there is no kazoo/],
    [
      'what may not be told',
      { try: way('try', 'odd', '', 'A: There is blood.\nB: Yes.') },
      /t_try_odd moderation violence/,
    ],
    [
      'a slot that an episode owes',
      {
        stake: way('stake', 'dull', '', 'A: Well.\nB: Yes.'),
        gone: way('gone', 'dull', '', 'A: Well.\nB: Yes.'),
        try: way('try', 'dull', '', 'A: Oh.\nB: Yes.'),
        fork1: way('fork1', 'dull', '', 'A: Now.\nB: Yes.'),
      },
      /obligation \{x\} is not named in episode 1/,
    ],
  ])('finds %s', (_, but, message) => {
    expect(lint(but).join('\n')).toMatch(message);
  });
});
