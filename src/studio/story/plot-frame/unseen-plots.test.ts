import { describe, expect, it } from 'vitest';
import { readPlot } from './read-plot.ts';
import type { LabelledPlot } from './unseen-plots-a.ts';
import { unseenPlotsA } from './unseen-plots-a.ts';
import { unseenPlotsB } from './unseen-plots-b.ts';
import { unseenPlotsC } from './unseen-plots-c.ts';

/** The plots whose topic and aim are both read as a person would. */
function wellRead(plots: LabelledPlot[]): string[] {
  return plots.flatMap(([plot, topic, goal]) => {
    const { frame } = readPlot(plot, ['Mara', 'Finn'], true);
    const right = topic.test(frame.topic.the) && new RegExp(`^(?:${goal.source})`, 'i').test(frame.goal);
    return right ? [plot] : [];
  });
}

/**
 * The first reader got 66 of A, 70 of B and 73 of C right. What A showed was improved in general; B then came to 77 when it was first run, and after
 * another round C came to 82. The limits keep what has been reached.
 */
describe('plots nobody planned for', () => {
  it.each([
    ['A', unseenPlotsA, 94],
    ['B', unseenPlotsB, 96],
    ['C', unseenPlotsC, 85],
  ] as const)('are read rightly in list %s', (_name, plots, least) => {
    expect(plots).toHaveLength(100);
    expect(wellRead([...plots]).length).toBeGreaterThanOrEqual(least);
  });

  it('never leaves a topic or an aim that cannot be said', () => {
    for (const [plot] of [...unseenPlotsA, ...unseenPlotsB, ...unseenPlotsC]) {
      const { frame, logline } = readPlot(plot, ['Mara', 'Finn'], true);
      expect(frame.goal, plot).toMatch(/^[a-z]+ \S/);
      expect(frame.goal, plot).not.toMatch(/\b(?:the the|a the|my|your)\b|[.!?:"]/);
      expect(frame.goal.split(' ').length, plot).toBeLessThanOrEqual(14);
      expect(frame.topic.the, plot).not.toMatch(/\b(?:the the|they|it)\b/);
      expect(logline, plot).toMatch(/[.!?…]["']?$/);
    }
  });
});
