import { setImmediate as breathe } from 'node:timers/promises';
import { loadForms } from '#engines/story/forms/load-forms.ts';
import { openPacks } from '#engines/story/open-packs.ts';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import { narratorVoice } from './speech/cast-season.ts';
import type { Studio } from './studio.ts';

/**
 * Reads the embedded packs and starts the embedded voices before anybody waits for them: the first line of a cold
 * studio takes a second longer. Where others speak, their voices are heard once;
 * nothing else is asked of others, since their calls cost money.
 */
export async function warmUpStudio(studio: Studio, threads: number): Promise<void> {
  await studio.speech.prepare?.();
  if (studio.speech.name === 'embedded') {
    const voice = narratorVoice('warm-up');
    await Promise.all(Array.from({ length: threads }, () => studio.speech.speak({ text: 'Good evening.', voice })));
  }
  if (studio.text.name === 'embedded') {
    const { arcs } = openPacks();
    loadForms().forms('show');
    for (const kind of arcs.kinds) {
      // A kind takes up to a tenth of a second; whoever asks for a page meanwhile is served in between.
      await breathe();
      // Its stories stay closed: opening one takes some 3 ms, and all of them 60 MB.
      arcs.arc(kind);
    }
    // The first episode of a process takes four times as long as the tenth.
    for (let seed = 0; seed < 3; seed++) {
      await breathe();
      for await (const _event of studio.text.writeEpisode(sampleBrief({ seed: `warm-up ${seed}` })));
    }
  }
}
