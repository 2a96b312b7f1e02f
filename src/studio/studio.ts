import type { ImageProvider } from './providers/image/image-provider.ts';
import type { ModerationProvider } from './providers/moderation/moderation-provider.ts';
import type { MusicProvider } from './providers/music/music-provider.ts';
import type { SpeechProvider } from './providers/speech/speech-provider.ts';
import type { TextProvider } from './providers/text/text-provider.ts';

/** The capabilities a production draws on; null where only our own rules or drawing are used. */
export type Studio = {
  text: TextProvider;
  speech: SpeechProvider;
  moderation: ModerationProvider | null;
  image: ImageProvider | null;
  music: MusicProvider;
};
