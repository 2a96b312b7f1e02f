import { expect, it } from 'vitest';
import { scriptBudgetKb, sum, weighNamed } from '../../scripts/bench/pages/weigh-scripts.ts';
import { shareCanto } from './journey.ts';

const { canto } = await shareCanto();

it.each(['/', '/browse', '/interactive-shows/the-lantern-keepers', canto.season.path])(
  'a first visit to %s names no more scripts than its budget allows',
  async (path) => {
    const answer = await fetch(canto.url + path);
    expect(answer.status).toBe(200);
    const named = weighNamed(await answer.text());
    expect([...named.keys()].filter((script) => /\/(react|root|manifest)-/.test(script))).toHaveLength(3);
    expect(sum(named)).toBeLessThanOrEqual(scriptBudgetKb);
  },
);
