import { ProviderError } from '#shared/errors.ts';
import { judgeByRules } from '../../moderation/judge-by-rules.ts';
import { plainText } from '../../story/words/plain-text.ts';
import { characterShape, plotShape } from './openai/episode-shape.ts';
import { askObject } from './openai/ask-object.ts';
import { episodeSystem, fenced, showData } from './openai/episode-prompt.ts';
import { imagineWithModel } from './openai/imagine-with-model.ts';
import { recapWithModel } from './openai/recap-with-model.ts';
import { providerName } from './openai/stream-episode.ts';
import { tellEpisode } from './openai/tell-episode.ts';
import type { OpenAiTextConfig } from './open-text.ts';
import type { StoryShow, TextProvider } from './text-provider.ts';

/**
 * Any endpoint that speaks `/v1/chat/completions` with streaming. What it begins and cannot finish, `embedded` finishes
 * from the same state, so that the listener hears one story.
 */
export function openAiText(config: OpenAiTextConfig, embedded: TextProvider): TextProvider {
  /** Before anything was said: the embedded storyteller instead, or the failure. */
  const orEmbedded = async <T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (config.onFailure === 'fail' || !(error instanceof ProviderError)) throw error;
      return instead();
    }
  };
  return {
    name: providerName,
    writeEpisode: (brief, signal) => tellEpisode(config, embedded, brief, signal),
    // Known only where the embedded storyteller wrote the last scene; `tellEpisode` then begins with the same lines.
    openings: (brief, state) => embedded.openings(brief, state),
    recap: (brief, state, signal) =>
      orEmbedded(
        () => recapWithModel(config, brief, state, signal),
        () => embedded.recap(brief, state),
      ),
    suggestPlot: (brief, signal) =>
      orEmbedded(
        async () => {
          const { show, characters, location } = brief;
          const data = {
            show: showData(show),
            characters: characters.map(({ name, age, personality }) => ({ name, age, personality })),
            location,
          };
          const ask =
            'Suggest one plot idea for a season: one or two sentences that name both characters, with a problem and what they must do about it. No quotation marks.';
          const { answer } = await askObject(
            config,
            episodeSystem(show.audienceRating),
            `${fenced(data)}\n\n${ask}`,
            plotShape,
            signal,
          );
          return usable(answer.plot, 600, show, 'plot');
        },
        () => embedded.suggestPlot(brief),
      ),
    imagineShows: (world, seed, signal) =>
      orEmbedded(
        () => imagineWithModel(config, world, signal),
        () => embedded.imagineShows(world, seed),
      ),
    describeCharacter: (draft, show, seed, signal) =>
      orEmbedded(
        async () => {
          const ask = "Describe this character's nature in two short sentences, present tense, without looks.";
          const { answer } = await askObject(
            config,
            episodeSystem(show.audienceRating),
            `${fenced({ show: showData(show), character: draft })}\n\n${ask}`,
            characterShape,
            signal,
          );
          return usable(answer.description, 400, show, 'show');
        },
        () => embedded.describeCharacter(draft, show, seed),
      ),
  };
}

function usable(text: string, limit: number, show: StoryShow, kind: 'plot' | 'show'): string {
  const plain = plainText(text, limit);
  const { approved } = judgeByRules(plain, { rating: show.audienceRating, kind });
  if (plain === '' || !approved)
    throw new ProviderError(providerName, 'The answer could not be used.', { retryable: true });
  return plain;
}
