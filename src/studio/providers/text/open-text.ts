import { embeddedText } from '#engines/story/embedded-text.ts';
import type { TextProvider } from './text-provider.ts';

export type OpenAiTextConfig = {
  kind: 'openai';
  /** Up to and including `/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** How the endpoint is asked for JSON; for the latter two the schema stands in the prompt. */
  jsonMode: 'json_schema' | 'json_object' | 'none';
  /** What happens when it fails before the first line: the embedded storyteller tells the episode, or a `ProviderError`. */
  onFailure: 'embedded' | 'fail';
  firstLineTimeoutMs: number;
  timeoutMs: number;
  /** On this machine, so slow: the embedded storyteller tells the first lines, and nobody waits for the model. */
  isNear?: true;
};
export type TextConfig = { kind: 'embedded' } | OpenAiTextConfig;

/** The storyteller that the configuration names. The libraries of the second are loaded only when it is used. */
export async function openTextProvider(config: TextConfig): Promise<TextProvider> {
  const embedded = embeddedText();
  if (config.kind === 'embedded') return embedded;
  const { openAiText } = await import('#engines/story/model/openai-compatible.ts');
  return openAiText(config, embedded);
}
