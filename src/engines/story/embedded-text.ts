import { openPacks, type StoryPacks } from '#engines/story/open-packs.ts';
import { readingOfIdea } from './season/frame-of-idea.ts';
import { aboutSeason, presentReading } from './season/present-reading.ts';
import { readState, restoreLines } from '#engines/story/season/season-state.ts';
import { tellRecap } from '#engines/story/season/tell-recap.ts';
import { writeEpisode } from '#engines/story/season/write-episode.ts';
import { makeStage } from '#engines/story/stage/make-stage.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { loadForms } from '#engines/story/forms/load-forms.ts';
import { describeCharacter } from '#engines/story/shows/describe-character.ts';
import { imagineShows } from '#engines/story/shows/imagine-shows.ts';
import { suggestPlot } from '#engines/story/shows/suggest-plot.ts';
import { plainName } from '#engines/story/words/plain-text.ts';
import type { EpisodeBrief, TextProvider } from '#studio/providers/text/text-provider.ts';

type ReadableBrief = Pick<EpisodeBrief, 'show' | 'characters' | 'location' | 'plotIdea' | 'picks'>;

/** The storyteller that comes with Canto: no key, no network, about 20 ms an episode, the same words for the same brief. */
export function embeddedText(packs: StoryPacks = openPacks()): TextProvider {
  const library = loadForms();
  const stageOf = (brief: Pick<EpisodeBrief, 'show' | 'characters' | 'location'>, seed: string) =>
    makeStage(brief, packs.tables, packs.lexicon, seed);
  const readingOf = (brief: ReadableBrief, seed: string) => readingOfIdea(judgeText, brief, stageOf(brief, seed));
  return {
    name: 'embedded',
    async *writeEpisode(brief, signal) {
      signal?.throwIfAborted();
      const { script, state, seasonTitle, memory } = writeEpisode(packs, judgeText, brief);
      const seasonAbout = brief.episodeNumber === 1 ? aboutSeason(readingOf(brief, brief.seed)) : null;
      for (const line of script.lines.slice(brief.spoken?.length ?? 0)) yield { type: 'line', line, isVetted: true };
      const usage = { provider: 'embedded' };
      yield {
        type: 'episode',
        script,
        state,
        usage,
        memory,
        ...(seasonTitle ? { seasonTitle } : {}),
        ...(seasonAbout ? { seasonAbout } : {}),
      };
    },
    async openings(brief, state) {
      const kept = readState(state);
      if (!kept) return { lines: {}, usage: null, isVetted: true };
      const { leads } = stageOf(brief, kept.seed);
      const lines = Object.fromEntries(kept.doors.map(({ key, lines: first }) => [key, restoreLines(first, leads)]));
      return { lines, usage: null, isVetted: true };
    },
    async recap(brief, state) {
      const kept = readState(state);
      const lines = kept && tellRecap(packs, plainName(brief.show.name, 'our story'), stageOf(brief, kept.seed), kept);
      return lines && { lines, usage: { provider: 'embedded' }, isVetted: true };
    },
    async readPlot(brief) {
      return presentReading(readingOf(brief, brief.show.name));
    },
    async suggestPlot(brief) {
      return suggestPlot(packs, judgeText, brief);
    },
    async imagineShows(world, seed) {
      return imagineShows(library, world, seed);
    },
    async describeCharacter(draft, _show, seed) {
      return describeCharacter(library, draft, seed);
    },
  };
}
