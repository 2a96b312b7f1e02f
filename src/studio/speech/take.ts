import type { Surroundings } from '#media/audio/rooms/rooms.ts';
import type { WordTiming } from '#shared/story/script.ts';
import type { VoiceId } from '../providers/speech/speech-provider.ts';
import type { Usage } from '../usage.ts';

/**
 * One sentence to be spoken, with the silence that follows it. `urgent` ones go before others that wait for a voice, because
 * somebody is waiting for the sound; it changes nothing of the take. `cast` are the voices it must be told apart from.
 */
export type Utterance = {
  text: string;
  voice: VoiceId;
  delivery?: string;
  pauseAfterMs: number;
  urgent?: boolean;
  cast?: VoiceId[];
  /** Where it is heard; left out for a voice at the microphone. */
  surroundings?: Surroundings;
};

/**
 * A spoken sentence, levelled, with its pause, as whole MP3 frames (CBR 64 kbit/s, 24 kHz mono, 192 bytes and 24 ms a
 * frame, no header, bit reservoir closed), so that takes join by concatenation and byte = time.
 */
export type Take = {
  key: string;
  mp3: Uint8Array;
  durationMs: number;
  /** The words as shown, in milliseconds from the start of the take. */
  words: WordTiming[];
  /** What voicing it consumed; absent where nobody charges for it, and on a take that came out of a store. */
  usage?: Usage;
};

/** Where takes are kept, by key (a hash of everything that changes the sound). A remix or retry voices nothing again. */
export interface TakeStore {
  get(key: string): Promise<Take | null>;
  put(take: Take): Promise<void>;
}
