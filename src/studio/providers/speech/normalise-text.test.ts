import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownWords, spokenWords } from './normalise-text.ts';

const heard = (text: string) =>
  spokenWords(text)
    .flatMap((word) => word.heard)
    .join(' ');

describe('spokenWords', () => {
  it.each([
    ['“Psst—wait…” said Zoë O’Brien.', "pist, wait, said Zoe O'Brien."],
    ['李雷 waved 👋 at Владимир!', 'Li Lei waved at Vladimir!'],
    ['ALL CAPS!!!', 'all caps!'],
    ['The BBC and the UFO', 'The BBC and the UFO'],
    ['Mr. Fox paid £20 for 5%.', 'Mr Fox paid 20 pounds for 5 percent.'],
    ['Hmm... Shhh! Nooooo, I seeee.', 'hum, shush, No, I see.'],
    ['I am — well — lost.', 'I am, well, lost.'],
    ['Henry VIII, Chapter II', 'Henry VIII, Chapter II'],
    ['Really?!', 'Really?'],
    ['…', ''],
    ['🎉🎉', ''],
  ])('%s is said as "%s"', (shown, said) => expect(heard(shown)).toBe(said));

  it('gives an engine nothing but plain text, one utterance of it, and shows every word in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(heard(text)).toMatch(/^[\x20-\x7e]*$/);
        expect(heard(text).slice(0, -1)).not.toMatch(/[.!?] /);
        expect(shownWords(text).join('')).toBe(text.replaceAll(/\s+/g, ''));
      }),
    );
  });
});
