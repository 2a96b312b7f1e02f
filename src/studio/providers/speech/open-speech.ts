import { EmbeddedSpeech } from './embedded.ts';
import { OpenAiSpeech } from './openai-compatible.ts';
import type { SpeechProvider } from './speech-provider.ts';

export type SpeechConfig =
  | { kind: 'embedded'; workers?: number }
  | { kind: 'openai'; baseUrl: string; apiKey?: string; model: string; timeoutMs?: number };

/** The registry: which engine speaks, by configuration. Nothing is started or asked before the first sentence. */
export function openSpeechProvider(config: SpeechConfig): SpeechProvider {
  switch (config.kind) {
    case 'embedded':
      return new EmbeddedSpeech(config);
    case 'openai':
      return new OpenAiSpeech(config);
  }
}
