import { describe, expect, it } from 'vitest';
import { addHeard, heardIn } from './heard.ts';

describe('what a listener has heard', () => {
  it('weighs most what was heard last, and nothing that was not', () => {
    const heard = heardIn(addHeard('', ['lately', 'between', 'longago']), addHeard('', ['now']));
    expect(heard('now')).toBe(1);
    expect(heard('lately')).toBeGreaterThan(heard('between'));
    expect(heard('between')).toBeGreaterThan(heard('longago'));
    expect(heard('longago')).toBeGreaterThan(0);
    expect(heard('never')).toBe(0);
  });
});
