import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each(['password', 'Football', 'canto1234', 'Canto-Admin!', 'cantoStory2026', 'WELCOME!!'])(
  '%s is refused',
  async (word) => {
    expect(await isCommonPassword(word)).toBe(true);
  },
);

it.each(['a boat of paper', 'take-the-third-door', 'belcanto-in-rain', '83749261', 'history of rain'])(
  '%s may be one',
  async (word) => {
    expect(await isCommonPassword(word)).toBe(false);
  },
);
