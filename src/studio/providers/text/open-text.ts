import { embeddedText } from '#engines/story/embedded-text.ts';
import type { TextConfig } from './text-config.ts';
import type { TextProvider } from './text-provider.ts';

/** The storyteller that the configuration names. The libraries of the second are loaded only when it is used. */
export async function openTextProvider(config: TextConfig): Promise<TextProvider> {
  const embedded = embeddedText();
  if (config.kind === 'embedded') return embedded;
  const { openAiText } = await import('#engines/story/model/openai-compatible.ts');
  return openAiText(config, embedded);
}
