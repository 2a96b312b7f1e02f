import indefinite from 'indefinite';

/** Words that sound otherwise than they are spelled and that the library gets wrong. */
const soundsLikeYou = /^(?:used|useful|useless|usual|user|utopia|ukulele|unicorn|uniform|one|once|eu)/i;

/** "a" or "an", by the sound of the word that follows. */
export function articleFor(word: string): 'a' | 'an' {
  if (soundsLikeYou.test(word)) return 'a';
  return indefinite(word).toLowerCase().startsWith('an ') ? 'an' : 'a';
}
