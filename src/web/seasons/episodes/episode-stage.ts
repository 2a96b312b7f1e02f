import type { Episode } from '#shared/seasons.ts';

/** Whether there is anything to play: the finished file, or what is voiced so far. */
export function isPlayable(episode: Episode): boolean {
  return Boolean(episode.voice_audio_url ?? episode.stream_url);
}

/** Whether it is in production, so that lines will be added. */
export function isInProduction(episode: Episode): boolean {
  return episode.stage !== 'ready' && episode.stage !== 'failed';
}
