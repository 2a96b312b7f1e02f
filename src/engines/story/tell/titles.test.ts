import { describe, expect, it } from 'vitest';
import { episodeTitles, seasonTitle } from './titles.ts';

const slots = {
  x: 'the red lamp',
  foe: 'the geese',
  tool: '',
  den: 'the far end of the very long garden behind the house',
};

describe('titles', () => {
  it('are filled from what is bound, and left out where that is empty or long', () => {
    expect(episodeTitles(['Without [x]', 'A Use for [tool]', 'The Way to [den]', 'In Pieces'], slots)).toEqual([
      'Without the Red Lamp',
      'In Pieces',
    ]);
  });

  it('of a season are such as this listener has not heard, as long as there are any', () => {
    const patterns = ['Bring Back [x]', '[x_cap] and [foe]', 'A Use for [tool]'];
    const title = (known: string[]) =>
      seasonTitle(patterns, slots, (id) => Number(known.some((one) => id === `title ${one}`)), 'seed');
    expect(title(['Bring Back the Red Lamp'])).toBe('The Red Lamp and the Geese');
    expect(title(['The Red Lamp and the Geese'])).toBe('Bring Back the Red Lamp');
    expect(title(['The Red Lamp and the Geese', 'Bring Back the Red Lamp'])).not.toBeNull();
  });
});
