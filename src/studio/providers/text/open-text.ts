import type { TextConfig } from './text-config.ts';
import type { TextProvider } from './text-provider.ts';

/** The storyteller that the configuration names. The libraries of the second are loaded only when it is used. */
export async function openTextProvider(config: TextConfig): Promise<TextProvider> {
  const embedded = embeddedWhenAsked();
  if (config.kind === 'embedded') return embedded;
  const { openAiText } = await import('#engines/story/model/openai-compatible.ts');
  return openAiText(config, embedded);
}

/** The embedded storyteller with its dictionaries takes 40 MB, so it is loaded by the first who asks it something. */
function embeddedWhenAsked(): TextProvider {
  let loaded: Promise<TextProvider> | null = null;
  const ask = () => (loaded ??= import('#engines/story/embedded-text.ts').then(({ embeddedText }) => embeddedText()));
  return {
    name: 'embedded',
    async *writeEpisode(...told) {
      yield* (await ask()).writeEpisode(...told);
    },
    openings: async (...asked) => (await ask()).openings(...asked),
    recap: async (...asked) => (await ask()).recap(...asked),
    readPlot: async (...asked) => (await ask()).readPlot(...asked),
    suggestPlot: async (...asked) => (await ask()).suggestPlot(...asked),
    imagineShows: async (...asked) => (await ask()).imagineShows(...asked),
    describeCharacter: async (...asked) => (await ask()).describeCharacter(...asked),
  };
}
