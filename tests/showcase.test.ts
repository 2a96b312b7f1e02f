import { beforeAll, describe, expect, it } from 'vitest';
import { tellShowcase, type ShowcaseSeason } from '../scripts/stories/showcase.ts';

let seasons: ShowcaseSeason[] = [];
// 150 episodes: 10 s of work.
beforeAll(() => void (seasons = tellShowcase()), 400_000);

describe("the catalogue's seasons, as a first start tells them", () => {
  it('are thirty and more of their own, all with three episodes, most to their end, the best remixed twice', () => {
    const own = seasons.filter(({ season }) => !season.remix);
    expect(own.length).toBeGreaterThanOrEqual(30);
    expect(own.filter(({ told }) => told.length < 3).map(({ season }) => season.title)).toEqual([]);
    expect(own.filter(({ told }) => told.length === 4).length).toBeGreaterThanOrEqual(10);
    const remixes = own.map(({ season }) => seasons.filter((other) => other.season.sourceId === season.id).length);
    expect(remixes.filter((count) => count >= 2).length).toBeGreaterThanOrEqual(3);
  });

  it('tell what was asked for, of many kinds', () => {
    expect(seasons.filter(({ outcome, season }) => outcome !== 'read' && !season.remix)).toEqual([]);
    const kinds = new Set(seasons.map(({ told }) => told[0]!.state.frame.kind));
    expect(kinds.size).toBeGreaterThanOrEqual(13);
    const owing = seasons.flatMap(({ season, told }) => told.flatMap(({ debts }) => debts.map((debt) => [season.title, debt]))); // prettier-ignore
    expect(owing.length).toBeLessThanOrEqual(3);
  });

  it('go another way in a remix from where it leaves the season that it remixes', () => {
    for (const { season, told } of seasons.filter(({ season: { remix } }) => remix)) {
      const source = seasons.find((other) => other.season.id === season.sourceId)!;
      const last = (of: ShowcaseSeason['told']) => of.at(-1)!.script.lines.map(({ text }) => text);
      const heard = new Set(last(source.told));
      const same = last(told).filter((text) => heard.has(text)).length / last(told).length;
      expect(same, season.title).toBeLessThan(0.9);
    }
  });

  it('do not begin alike in one show', () => {
    const first = seasons
      .filter(({ season }) => !season.remix)
      .map(({ show, told }) => `${show.id}: ${told[0]!.script.lines[0]!.text.split('. ')[0]}`);
    expect(first.filter((line, index) => first.indexOf(line) !== index)).toEqual([]);
  });
});
