import { describe, expect, it } from 'vitest';
import { polishText } from './polish-text.ts';

describe('a line whose slots are filled', () => {
  it.each([
    ["they was late, and They isn't sorry", "They were late, and They aren't sorry"],
    ['robin said that they has an hat', 'Robin said that they have a hat'],
    ['you was right , all of you is', 'You were right, all of you is'],
    ['so which of you was it?', 'So which of you was it?'],
    ['what does they want? is they here?', 'What do they want? Are they here?'],
    ['it was they who came', 'It was they who came'],
    ['what they does is theirs', 'What they do is theirs'],
  ])('agrees with its pronoun: %s', (filled, polished) => {
    expect(polishText(filled)).toBe(polished);
  });
});
