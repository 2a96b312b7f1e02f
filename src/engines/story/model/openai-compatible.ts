import { ProviderError } from '#shared/errors.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { plainText } from '#engines/story/words/plain-text.ts';
import { characterShape, plotShape } from './prompt/episode-shape.ts';
import { askObject } from './endpoint/ask-object.ts';
import { episodeSystem, fenced, showData } from './prompt/episode-prompt.ts';
import { makeBreaker } from './endpoint/breaker.ts';
import { openAhead } from './doors/ahead.ts';
import { openingsWithModel } from './doors/openings-with-model.ts';
import { imagineWithModel } from './imagine-with-model.ts';
import { recapWithModel } from './recap-with-model.ts';
import { providerName } from './stream-episode.ts';
import { tellEpisode } from './tell-episode.ts';
import { wakeModel } from './endpoint/wake-model.ts';
import type { OpenAiTextConfig } from '#studio/providers/text/text-config.ts';
import type { StoryShow, TextProvider } from '#studio/providers/text/text-provider.ts';

/** After a failure the embedded storyteller has this long; a model that was woken stays awake as long. */
const restMs = 60_000;
/** Who waits at a form for a model of this machine waits no longer. */
const formMs = 8_000;

/**
 * Any endpoint that speaks `/v1/chat/completions` with streaming. What it begins and cannot finish, `embedded` finishes
 * from the same state, so that the listener hears one story.
 */
export function openAiText(config: OpenAiTextConfig, embedded: TextProvider): TextProvider {
  const ahead = openAhead();
  const breaker = makeBreaker(restMs, () => wakeModel(config));
  let wokenAt = -Infinity;
  /** Somebody will order soon: a local model that sleeps is loaded meanwhile. */
  const wake = (): void => {
    if (!config.isNear || breaker.isOpen() || performance.now() - wokenAt < restMs) return;
    wokenAt = performance.now();
    wakeModel(config).catch(() => breaker.failed());
  };
  /** Before anything was said: the embedded storyteller instead, or the failure. */
  const orEmbedded = async <T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    if (config.onFailure === 'embedded' && breaker.isOpen()) return instead();
    try {
      return await ask();
    } catch (error) {
      if (config.onFailure === 'fail' || !(error instanceof ProviderError)) throw error;
      if (error.retryable) breaker.failed();
      return instead();
    }
  };
  /** For what somebody waits for at a form. */
  const quick = config.isNear ? { ...config, timeoutMs: Math.min(config.timeoutMs, formMs) } : config;
  return {
    name: providerName,
    writeEpisode: (brief, signal) => tellEpisode({ config, embedded, breaker, announced: ahead.of }, brief, signal),
    // Where the embedded storyteller wrote the last scene, its doors are known; `tellEpisode` then begins with the same lines.
    async openings(brief, state, lastLines, signal) {
      wake();
      const house = await embedded.openings(brief, state, lastLines, signal);
      if (Object.keys(house.lines).length > 0) return house;
      const known = ahead.all(state);
      if (known) return { lines: known, usage: null, isVetted: false };
      try {
        const made = await openingsWithModel(config, brief, state, lastLines, signal);
        ahead.keep(state, made.lines);
        return made;
      } catch (error) {
        // Nobody waits for it: without, the next episode begins when it is ordered.
        if (!(error instanceof ProviderError)) throw error;
        return { lines: {}, usage: null, isVetted: false };
      }
    },
    // A model is asked only when the season is ordered: its listener shall not wait for a line to be read back.
    readPlot(brief, signal) {
      wake();
      return embedded.readPlot(brief, signal);
    },
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
            quick,
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
        () => imagineWithModel(quick, world, signal),
        () => embedded.imagineShows(world, seed),
      ),
    describeCharacter: (draft, show, seed, signal) =>
      orEmbedded(
        async () => {
          const ask = "Describe this character's nature in two short sentences, present tense, without looks.";
          const { answer } = await askObject(
            quick,
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
  const { approved } = judgeText(plain, { rating: show.audienceRating, kind });
  if (plain === '' || !approved)
    throw new ProviderError(providerName, 'The answer could not be used.', { retryable: true });
  return plain;
}
