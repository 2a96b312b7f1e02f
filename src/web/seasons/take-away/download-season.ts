import { downloadEpisodes, downloadsReady, missingEpisodes } from '#web/player/downloads/download.ts';
import { learnSeasons } from '#web/player/place/keep-listening.ts';
import { logStore } from '#web/player/place/log-store.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { countOf } from '#web/ui/words/counts.ts';

/** Downloads what is finished of a season and not here yet, and says so. */
export async function downloadSeason(seasonId: string): Promise<void> {
  await Promise.all([downloadsReady, learnSeasons([seasonId])]);
  const season = logStore.get().seasons.get(seasonId);
  if (!season) return void toast.bad('The download could not begin', 'Please check your connection and try again.');
  const missing = missingEpisodes(season);
  if (missing.length === 0) return void toast.ok('It is here already', 'Downloads, in your history, has all of it.');
  toast({ title: `Downloading ${countOf(missing.length, 'episode', 'episodes')}`, text: season.title });
  const came = await downloadEpisodes(season, missing);
  if (came > 0)
    toast.ok(`${countOf(came, 'episode is', 'episodes are')} downloaded`, 'Downloads, in your history, lists them.');
}
