import { keptOpening } from '../../story/episode/opening-for.ts';
import { seasonTitle } from '../../story/episode/season-title.ts';
import { restoreLines } from '../../story/episode/script-lines.ts';
import { readMemory, toState } from '../../story/episode/story-memory.ts';
import { tellRecap } from '../../story/episode/tell-recap.ts';
import { writeEmbeddedEpisode } from '../../story/episode/write-embedded-episode.ts';
import { bindLeads } from '../../story/episode/bind-cast.ts';
import { loadPacks } from '../../story/load-packs.ts';
import { describeCharacter } from '../../story/shows/describe-character.ts';
import { imagineShows } from '../../story/shows/imagine-shows.ts';
import { suggestPlot } from '../../story/shows/suggest-plot.ts';
import type { TextProvider } from './text-provider.ts';

/** The storyteller that comes with Canto: no key, no network, about 20 ms an episode, the same words for the same seed. */
export function embeddedText(packs = loadPacks()): TextProvider {
  return {
    name: 'embedded',
    async *writeEpisode(brief, signal) {
      signal?.throwIfAborted();
      const { script, memory } = writeEmbeddedEpisode(packs, brief);
      for (const line of script.lines.slice(brief.spoken?.length ?? 0)) yield { type: 'line', line };
      const title = seasonTitle(brief, memory.frame);
      const usage = { provider: 'embedded' };
      yield { type: 'episode', script, state: toState(memory), usage, ...(title ? { seasonTitle: title } : {}) };
    },
    async openings(brief, state) {
      const memory = readMemory(state);
      if (!memory) return {};
      const leads = bindLeads(brief.characters, memory.seed);
      const of = (key: string, text: string) => restoreLines(keptOpening(memory, key, text)?.lines ?? [], leads);
      return Object.fromEntries(memory.openings.map(({ key, text }) => [key, of(key, text)]));
    },
    async recap(brief, state) {
      const memory = readMemory(state);
      const lines = memory && tellRecap(packs, brief, memory);
      return lines && { lines, usage: { provider: 'embedded' } };
    },
    async suggestPlot(brief) {
      return suggestPlot(packs, brief);
    },
    async imagineShows(world, seed) {
      return imagineShows(packs, world, seed);
    },
    async describeCharacter(draft, _show, seed) {
      return describeCharacter(packs, draft, seed);
    },
  };
}
