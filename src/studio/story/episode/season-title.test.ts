import { describe, expect, it } from 'vitest';
import { readPlot } from '../plot-frame/read-plot.ts';
import { sampleBrief, samplePlots } from '../sample-briefs.ts';
import { seasonTitle } from './season-title.ts';

const frameOf = (plotIdea: string) => readPlot(plotIdea, ['Mara', 'Finn'], true).frame;
const title = (plotIdea: string, place = 'Hollowmere', seed = 'one') =>
  seasonTitle(sampleBrief({ seed, plotIdea, location: { name: place, description: null } }), frameOf(plotIdea));

describe('what a season is called', () => {
  it('names its subject and its place', () => {
    const titles = Array.from({ length: 12 }, (_, i) =>
      title('A thief has stolen the moon.', 'The Clock Tower', `${i}`),
    );
    expect(new Set(titles)).toEqual(
      new Set(['The Moon of the Clock Tower', 'The Clock Tower and the Moon', 'The Moon and the Clock Tower']),
    );
  });

  it('is never over sixty characters, and never empty', () => {
    const place = 'The Extraordinarily Long Gallery of Unfinished Things';
    for (const plot of samplePlots) {
      const found = title(plot, place) ?? '';
      expect(found.length, plot).toBeGreaterThan(3);
      expect(found.length, plot).toBeLessThanOrEqual(60);
    }
  });

  it('belongs to the first episode', () => {
    expect(seasonTitle(sampleBrief({ episodeNumber: 2 }), frameOf('dragons'))).toBeNull();
  });

  it('does not name the place twice', () => {
    expect(title('The Clock Tower stops.', 'The Clock Tower')?.match(/Tower/g)).toHaveLength(1);
  });
});
