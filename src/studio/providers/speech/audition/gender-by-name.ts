import type { Gender } from '#shared/story/characters.ts';

/** What a server says of a voice, else what its name does: `af_heart`, `en-US-male-2`. */
export function genderOf(name: string, said?: string): Gender | undefined {
  if (said && /^f/i.test(said)) return 'female';
  if (said && /^m/i.test(said)) return 'male';
  const letter = /^[a-z]([fm])_/.exec(name)?.[1];
  if (letter) return letter === 'f' ? 'female' : 'male';
  const word = /(?<![a-z])(?:fe)?male(?![a-z])/i.exec(name)?.[0];
  return word === undefined ? undefined : word.length > 4 ? 'female' : 'male';
}
