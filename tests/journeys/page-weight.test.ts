import { expect, it } from 'vitest';
import { scriptBudget, sum, weighScripts } from '../../scripts/weigh-scripts.ts';
import { shareCanto } from './journey.ts';

const { canto, browser } = await shareCanto();

it.each(['/', '/browse', '/interactive-shows/the-lantern-keepers', canto.season.path])(
  'a first visit to %s stays within the budget of scripts',
  async (path) => {
    const { named, sentKb } = await weighScripts(browser, canto.url + path);
    expect(named.size).toBeGreaterThan(5);
    expect(sum(named)).toBeLessThanOrEqual(scriptBudget.named);
    expect(sentKb).toBeLessThanOrEqual(scriptBudget.sent);
  },
);
