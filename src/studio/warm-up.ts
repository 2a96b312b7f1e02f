import { setImmediate as breathe } from 'node:timers/promises';
import { narratorVoice } from './speech/cast-season.ts';
import { loadPacks } from './story/load-packs.ts';
import { sampleBrief } from './story/sample-briefs.ts';
import type { Studio } from './studio.ts';

/**
 * Compiles the embedded packs and starts the embedded voices before anybody waits for them: the first line of a cold
 * studio takes a second longer. Does nothing where others write and speak, since their calls cost money.
 */
export async function warmUpStudio(studio: Studio, threads: number): Promise<void> {
  if (studio.speech.name === 'embedded') {
    const voice = narratorVoice('warm-up');
    await Promise.all(Array.from({ length: threads }, () => studio.speech.speak({ text: 'Good evening.', voice })));
  }
  if (studio.text.name === 'embedded') {
    const library = loadPacks();
    library.forms('show');
    for (const { id } of library.sources) {
      // A pack takes a third of a second; whoever asks for a page meanwhile is served in between.
      await breathe();
      library.pack(id);
    }
    // The first episode of a process takes four times as long as the tenth.
    for (let seed = 0; seed < 3; seed++) {
      await breathe();
      for await (const _event of studio.text.writeEpisode(sampleBrief({ seed: `warm-up ${seed}` })));
    }
  }
}
