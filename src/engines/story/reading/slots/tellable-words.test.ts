import { describe, expect, it } from 'vitest';
import { readIdea } from '../read-idea.ts';

describe('what may be told of a thing', () => {
  it('is the thing alone where nobody may hear what is said of it', () => {
    const { slots } = readIdea({
      idea: 'Find out why the clock of the old ropeworks strikes thirteen on the anniversary of my wedding',
      show: { name: 'The Late Ferry', description: null },
      leads: ['Sam', 'Dolores'],
      place: 'The Ferry Quay',
      regulars: [],
      mayTell: (words) => !/ropeworks|anniversary/.test(words),
    });
    expect(slots.x?.text).toBe('the clock');
    expect(slots.ask?.text).toBe('why the clock strikes thirteen');
  });
});
