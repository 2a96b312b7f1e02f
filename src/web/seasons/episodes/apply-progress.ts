import type { Episode, SeasonProgress } from '#shared/seasons.ts';

/** The episodes as the latest news have them: what is heard and how far it is comes before the next full load. */
export function applyProgress(episodes: readonly Episode[], news: SeasonProgress | null): readonly Episode[] {
  if (!news?.episode_id) return episodes;
  return episodes.map((episode) => {
    if (episode.id !== news.episode_id || episode.voice_audio_url) return episode;
    // What was voiced before it failed ends in the middle: that is nothing to play.
    const stream_url = news.stage === 'failed' ? null : news.stream_url;
    return { ...episode, stage: news.stage, voice_audio_url: news.voice_audio_url, stream_url };
  });
}

/** Whether two states differ in more than the count of lines, so that the page must load its data again. */
export function isTurningPoint(before: SeasonProgress | null, now: SeasonProgress): boolean {
  return (
    before?.status !== now.status ||
    before.stage !== now.stage ||
    before.episode_id !== now.episode_id ||
    before.voice_audio_url !== now.voice_audio_url
  );
}
