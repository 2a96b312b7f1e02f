import { table } from './tables.ts';

const vowels = new Set('aeiouy');
let sounds: Record<string, string[]> | null = null;

/** The consonants that are heard in a word, as english.yaml spells them: "school" and "skool" sound alike. */
export function soundOf(word: string): string {
  sounds ??= table('english')['sounds'] as Record<string, string[]>;
  let sound = '';
  for (let at = 0; at < word.length;) {
    const taken = [3, 2, 1].find((length) => sounds?.[word.slice(at, at + length)] !== undefined) ?? 0;
    const heard =
      taken > 0 ? (sounds[word.slice(at, at + taken)]?.[0] ?? '') : vowels.has(word[at] ?? '') ? '' : (word[at] ?? '');
    if (at === 0 && heard === '' && taken === 0) sound = 'a';
    else if (heard !== '' && heard !== sound.at(-1)) sound += heard;
    at += Math.max(1, taken);
  }
  return sound;
}
