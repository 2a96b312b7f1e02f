import type { Episode, SeasonProgress } from '#shared/seasons.ts';

/** The episodes as the latest news have them: what is heard and how far it is comes before the next full load. */
export function applyProgress(episodes: readonly Episode[], news: SeasonProgress | null): readonly Episode[] {
  if (!news?.episode_id) return episodes;
  return episodes.map((episode) => {
    if (episode.id !== news.episode_id || episode.voice_audio_url) return episode;
    return { ...episode, stage: news.stage, voice_audio_url: news.voice_audio_url, stream_url: news.stream_url };
  });
}

/** Whether two news differ in more than lines counted, so that the page has something new to load. */
export function isTurningPoint(before: SeasonProgress | null, now: SeasonProgress): boolean {
  return (
    before?.status !== now.status ||
    before.stage !== now.stage ||
    before.episode_id !== now.episode_id ||
    before.voice_audio_url !== now.voice_audio_url
  );
}
