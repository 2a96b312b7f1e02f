import type { Dice } from '../words/seeded.ts';
import type { WorldWords } from '../world/world-words.ts';

/** First and last halves of place names, by era, so that they sound as if one people had named them. */
const halves: Record<string, [string[], string[]]> = {
  modern: [
    ['Maple', 'Harbour', 'Kettle', 'Marble', 'Orchard', 'Copper', 'Willow', 'Button'],
    [' Street', ' Bay', ' End', ' Corner', ' Hill', ' Row'],
  ],
  medieval: [
    ['Hollow', 'Raven', 'Thistle', 'Ember', 'Grey', 'Winter', 'Bram', 'Silver'],
    ['mere', 'wick', 'holt', 'ford', 'stow', 'gate'],
  ],
  future: [
    ['Halcyon', 'Tern', 'Lumen', 'Polar', 'Quill', 'Meridian', 'Orbit', 'Lantern'],
    [' Nine', ' Station', ' Reach', ' Deep', ' Relay', ' Minor'],
  ],
  victorian: [
    ['Sootby', 'Gaslow', 'Umber', 'Tarn', 'Fennimore', 'Pepper', 'Crook', 'Larkin'],
    [' Junction', ' Hythe', ' Yard', ' Wells', ' Crossing', ' Steps'],
  ],
  ancient: [
    ['Asha', 'Tel ', 'Nara', 'Ophi', 'Keph', 'Solu', 'Mira', 'Thal'],
    ['ra', 'mun', 'nesh', 'dara', 'tis', 'bel'],
  ],
};

/** A made-up name of a place, unlike any word of `taken`. */
export function namePlace(words: WorldWords, dice: Dice, taken: string): string {
  const [starts, ends] = halves[String(words.fixed['era'])] ?? halves['medieval'] ?? [['Hollow'], ['mere']];
  const free = starts.filter((start) => !taken.includes(start.trim()));
  return `${dice.pick(free.length > 0 ? free : starts)}${dice.pick(ends)}`.replace(
    /^Tel (.)/,
    (_, letter: string) => `Tel ${letter.toUpperCase()}`,
  );
}
