import { embeddedMusic } from '#engines/music/embedded-music.ts';
import { openImageProvider, type ImageConfig } from './providers/image/open-image.ts';
import { openModerationProvider, type ModerationConfig } from './providers/moderation/open-moderation.ts';
import { openSpeechProvider, type SpeechConfig } from './providers/speech/open-speech.ts';
import { openTextProvider } from './providers/text/open-text.ts';
import type { TextConfig } from './providers/text/text-config.ts';
import type { SpeechSurroundings } from './providers/speech/openai-compatible.ts';
import type { Studio } from './studio.ts';

export type StudioConfig = {
  story: TextConfig;
  moderation: ModerationConfig;
  speech: SpeechConfig;
  images: ImageConfig;
};

/** Opens the configured capabilities: the embedded ones, or those of somebody else. */
export async function openStudio(
  config: StudioConfig,
  surroundings: SpeechSurroundings = {},
): Promise<Studio & { close(): Promise<void> }> {
  const speech = openSpeechProvider(config.speech, surroundings);
  return {
    text: await openTextProvider(config.story),
    speech,
    moderation: await openModerationProvider(config.moderation),
    image: await openImageProvider(config.images),
    music: embeddedMusic,
    close: () => speech.close(),
  };
}
