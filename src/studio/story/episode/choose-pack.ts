import type { StoryShow } from '../../providers/text/text-provider.ts';
import type { PackLibrary } from '../load-packs.ts';
import type { PackSource } from '../pack/read-pack.ts';
import { hash32 } from '../words/seeded.ts';

/** Words by which shows and plot ideas ask for a tone, and the tone of `pack.yaml` that they mean. */
const toneWords: [string, RegExp][] = [
  [
    'playful',
    /\b(?:fun|funny|comedy|comic|playful|silly|goofy|hilarious|whimsical|light-?hearted|absurd|cheerful|zany|wacky)\b/i,
  ],
  ['mysterious', /\b(?:myster\w*|secret|detective|noir|puzzl\w*|suspense\w*)\b/i],
  ['eerie', /\b(?:eerie|spooky|scary|creepy|dark|haunted|gothic)\b/i],
  ['adventurous', /\b(?:adventur\w*|exciting|action|brave|thrill\w*|daring|swashbuckling)\b/i],
  ['dramatic', /\b(?:dramatic|epic|serious|intense|heroic|grand)\b/i],
  ['gentle', /\b(?:gentle|peaceful|calm|co[sz]y|warm|harmonious|heartwarming|sweet|soothing|bedtime|tender)\b/i],
  ['wondering', /\b(?:wonder\w*|dreamy|magical|curious|educational|science|discover\w*)\b/i],
];

/** The pack whose genres and tones suit the show best, the user's wish for a tone first; the seed decides a tie. */
export function choosePack(library: PackLibrary, show: StoryShow, wishedTone: string | null, seed: string): PackSource {
  const wished = tonesIn(wishedTone ?? '');
  const tones = tonesIn([show.tone, show.world.mood].join(' '));
  const scored = library.sources.map((source) => ({
    source,
    score:
      4 * overlap(source.tones, wished) +
      2 * overlap(source.tones, tones) +
      (source.genres.some((genre) => genre.toLowerCase() === show.genre?.toLowerCase()) ? 2.5 : 0) +
      (hash32(seed, source.id) % 1000) / 1000,
  }));
  const best = scored.toSorted((x, y) => y.score - x.score)[0]?.source;
  if (!best) throw new Error('There is no pack to tell from.');
  return best;
}

function tonesIn(text: string): string[] {
  return toneWords.filter(([, words]) => words.test(text)).map(([tone]) => tone);
}

function overlap(some: string[], others: string[]): number {
  return some.filter((one) => others.includes(one)).length;
}
