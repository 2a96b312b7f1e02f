import { describe, expect, it } from 'vitest';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { sampleBrief } from '../sample-briefs.ts';
import { writeEpisode, type WrittenEpisode } from '../season/write-episode.ts';
import { smallArc, smallPacks, way } from '../testing/small-packs.ts';

function told(but: Record<string, string>, till = ''): WrittenEpisode[] {
  const packs = smallPacks(smallArc(but));
  const episodes: WrittenEpisode[] = [];
  let brief = sampleBrief({ plotIdea: `The geese have taken the moon and they must bring it back${till}` });
  for (let number = 1; number <= 4; number++) {
    const made = writeEpisode(packs, judgeText, brief);
    episodes.push(made);
    const choice = made.script.choices[0];
    if (!choice) break;
    const previous = { state: made.state, choiceKey: choice.key, choiceText: choice.text, lastLines: [] };
    brief = { ...brief, episodeNumber: number + 1, previous };
  }
  return episodes;
}
// What fits most closely is told first, unless it leaves out what the season owes.
const silent = way('act', 'silent', '# needs: x foe tool', 'A: Well.\nB: Well.\nA: {x_cap}.');
const done = way('act', 'done', '', 'N: It was about {x}.\nA: We {verb_did}.\nB: So we did.');

describe('the gate of a season', () => {
  it('plans an episode anew that would not do what was promised', () => {
    const [, , , last] = told({ act: `${silent}\n${done}` });
    expect(last?.ways).toContain('t_act_done');
    expect(last?.debts).toEqual([]);
  });

  it('tells the best there is, and says what is owed, where no plan gives it', () => {
    const [, , , last] = told({ act: silent });
    expect(last?.ways).toContain('t_act_silent');
    expect(last?.debts).toEqual(['verb']);
  });

  it('finds a thing that an episode never names, and another way that names it', () => {
    const dumb = Object.fromEntries(['gone', 'stake', 'fork1'].map((step) => [step, way(step, 'dumb', '', 'A: Oh.\nB: Yes.')])); // prettier-ignore
    const quiet = way('try', 'quiet', '# needs: foe tool den', 'A: Hush.\nB: Yes.');
    const [first] = told({ ...dumb, try: `${quiet}\n${way('try', 'plain')}` });
    expect(first?.ways).toContain('t_try_plain');
    expect(first?.debts).toEqual([]);
  });

  it('says by when it has to be done, where the idea does', () => {
    const clock = {
      stake: `${way('stake', 'plain', '# needs: x foe')}\n${way('stake', 'clock', '', 'A: {x_cap}?\nB: Before {till}.')}`,
    };
    expect(told(clock)[0]?.ways).toContain('t_stake_plain');
    expect(told(clock, ' before the parade')[0]?.ways).toContain('t_stake_clock');
  });

  it('asks that the price be named in the last episode', () => {
    const price = way('price', 'paid', '# makes: price=keep');
    const [, , , last] = told({ price, act: done });
    expect(last?.debts).toEqual(['price']);
    const named = way('change', 'named', '# needs: price', 'A: And what it cost.\nB: Yes.');
    expect(told({ price, act: done, change: `${way('change', 'plain')}\n${named}` })[3]?.debts).toEqual([]);
  });
});
