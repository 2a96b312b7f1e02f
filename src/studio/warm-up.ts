import { narratorVoice } from './speech/cast-season.ts';
import type { Studio } from './studio.ts';

/**
 * Loads the embedded packs and voices before anybody waits for them: the first line of a cold studio takes a second
 * longer. Does nothing where others write and speak, since their calls cost money.
 */
export async function warmUpStudio(studio: Studio, threads: number): Promise<void> {
  if (studio.text.name === 'embedded') {
    await studio.text.imagineShows({}, 'warm-up');
  }
  if (studio.speech.name === 'embedded') {
    const voice = narratorVoice('warm-up');
    await Promise.all(Array.from({ length: threads }, () => studio.speech.speak({ text: 'Good evening.', voice })));
  }
}
