import type { HairColor } from '#shared/story/characters.ts';

/** What the wizard shows for each hair color. */
export const hairDyes: Record<HairColor, string> = {
  black: '#16181d',
  'dark brown': '#3a2418',
  brown: '#60391f',
  'light brown': '#9a6b3f',
  red: '#b4481f',
  blonde: '#e3bf6a',
};
