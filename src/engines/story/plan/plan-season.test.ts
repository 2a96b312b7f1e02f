import { describe, expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { sampleBrief } from '../sample-briefs.ts';
import type { StoryPacks } from '../open-packs.ts';
import { openSeason } from '../season/begin-season.ts';
import { frameOfIdea } from '../season/frame-of-idea.ts';
import { makeStage } from '../stage/make-stage.ts';
import { smallArc, smallPacks, threeDoors, way } from '../testing/small-packs.ts';
import { after } from './facts.ts';
import { doorsAfter, plan, stepsFrom } from './plan-season.ts';

function open(packs: StoryPacks, heard: (id: string) => number = () => 0, seed = 'seed') {
  const brief = sampleBrief();
  const stage = makeStage(brief, packs.tables, packs.lexicon, seed);
  const season = openSeason(packs, frameOfIdea(packs, judgeText, brief, stage), stage, heard, seed);
  if (!season) throw new Error('No spine has an end.');
  return season;
}
const told = ({ planned, facts }: ReturnType<typeof open>) =>
  plan(planned, stepsFrom(planned.skeleton, 1), facts)?.map(({ id }) => id) ?? [];

describe('the planner', () => {
  it('takes the way that is most about this story, and gives it up when a later step would have none', () => {
    const best = `${way('try', 'best', '# needs: foe=mute,talks x\n# makes: dead=end')}\n${way('try', 'plain')}`;
    expect(told(open(smallPacks(smallArc({ try: best }))))).toContain('t_try_best');
    const change = way('change', 'alive', '# needs: no-dead');
    expect(told(open(smallPacks(smallArc({ try: best, change }))))).toContain('t_try_plain');
  });

  it('offers no door behind which the season would have no end', () => {
    const price = way('price', 'open', '# needs: no-way=ask');
    const season = open(
      smallPacks(
        smallArc({
          go2: `${threeDoors('go2', 'way')}\n${way('go2', 'fourth', '# door: Wait for it till noon\n# style: careful\n# recall: waited\n# makes: way=wait')}`,
          price,
        }),
      ),
    );
    const facts =
      plan(season.planned, stepsFrom(season.planned.skeleton, 1), season.facts)
        ?.slice(0, 4)
        .reduce(after, season.facts) ?? {};
    expect(doorsAfter(season.planned, 1, facts).map(({ id }) => id)).toEqual([
      't_go2_chase',
      't_go2_tool',
      't_go2_fourth',
    ]);
  });

  it('tells last what a listener has heard, and begins with the spine that they have not', () => {
    const packs = smallPacks(smallArc({ gone: `${way('gone', 'one')}\n${way('gone', 'two')}` }), {
      skeletons: ['kept', 'lost'],
    });
    const first = open(packs);
    const [gone = ''] = told(first);
    const known = new Set([gone, `recover/${first.planned.skeleton.name}`]);
    const second = open(packs, (id) => Number(known.has(id)));
    expect(told(second)[0]).not.toBe(gone);
    expect(second.planned.skeleton.name).not.toBe(first.planned.skeleton.name);
    expect(told(open(packs))).toEqual(told(first));
  });
});
