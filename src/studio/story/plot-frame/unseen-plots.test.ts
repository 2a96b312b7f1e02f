import { describe, expect, it } from 'vitest';
import { readPlot } from './read-plot.ts';
import type { LabelledPlot } from './unseen-plots-a.ts';
import { unseenPlotsA } from './unseen-plots-a.ts';
import { unseenPlotsB } from './unseen-plots-b.ts';
import { unseenPlotsC } from './unseen-plots-c.ts';
import { unseenPlotsD } from './unseen-plots-d.ts';
import { unseenPlotsE } from './unseen-plots-e.ts';

/** The plots whose topic and aim are both read as a person would. */
function wellRead(plots: LabelledPlot[]): string[] {
  return plots.flatMap(([plot, topic, goal]) => {
    const { frame } = readPlot(plot, ['Mara', 'Finn'], true);
    const right = topic.test(frame.topic.the) && new RegExp(`^(?:${goal.source})`, 'i').test(frame.goal);
    return right ? [plot] : [];
  });
}

/**
 * First runs, before a list was used for anything: A 66, B 77, C 82, D 74, E 86 (D and E were written and labelled together, E was left
 * alone until what D showed was improved). The limits keep what has been reached since, with one plot to spare.
 */
describe('plots nobody planned for', () => {
  it.each([
    ['A', unseenPlotsA, 97],
    ['B', unseenPlotsB, 97],
    ['C', unseenPlotsC, 88],
    ['D', unseenPlotsD, 98],
    ['E', unseenPlotsE, 96],
  ] as const)('are read rightly in list %s', (_name, plots, least) => {
    expect(plots).toHaveLength(100);
    expect(wellRead([...plots]).length).toBeGreaterThanOrEqual(least);
  });

  it('never leaves a topic or an aim that cannot be said', () => {
    for (const [plot] of [...unseenPlotsA, ...unseenPlotsB, ...unseenPlotsC, ...unseenPlotsD, ...unseenPlotsE]) {
      const { frame, logline } = readPlot(plot, ['Mara', 'Finn'], true);
      expect(frame.goal, plot).toMatch(/^[a-z]+ \S/);
      expect(frame.goal, plot).not.toMatch(/\b(?:the the|a the|my|your)\b|[.!?:"]/);
      expect(frame.goal.split(' ').length, plot).toBeLessThanOrEqual(14);
      expect(frame.topic.the, plot).not.toMatch(/\b(?:the the|they|it)\b/);
      expect(logline, plot).toMatch(/[.!?…]["']?$/);
    }
  });
});
