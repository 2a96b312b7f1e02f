import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import { OpenAiSpeech, type OpenAiSpeechConfig, type SpeechSurroundings } from './openai-compatible.ts';
import type { SpeechProvider } from './speech-provider.ts';

export type SpeechConfig = { kind: 'embedded'; workers?: number } | ({ kind: 'openai' } & OpenAiSpeechConfig);

/** The registry: which engine speaks, by configuration. Nothing is started or asked before the first sentence. */
export function openSpeechProvider(config: SpeechConfig, surroundings: SpeechSurroundings = {}): SpeechProvider {
  switch (config.kind) {
    case 'embedded':
      return new EmbeddedSpeech(config);
    case 'openai':
      return new OpenAiSpeech(config, surroundings);
  }
}
