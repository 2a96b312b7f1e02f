import type { ProvidersView } from '#shared/admin/providers.ts';
import { findLocalAi } from '#studio/local-ai/find-local-ai.ts';
import { speechEndpoint } from '#studio/providers/speech/openai-compatible.ts';
import { voices } from '#studio/providers/speech/voices.ts';
import type { Context } from '../../context.ts';
import { keepAuditions } from './keep-auditions.ts';
import { inUse } from './read-choices.ts';

/** Who writes and speaks, what else answers on this machine, and the cast with what was heard of each voice. */
export async function viewProviders(ctx: Context): Promise<ProvidersView> {
  const providers = ctx.providers.current();
  const { speech } = providers;
  const heard = speech.kind === 'openai' ? await keepAuditions(ctx.db, ctx.clock).read(speechEndpoint(speech)) : null;
  const found = ctx.config.localAi === 'off' ? [] : await findLocalAi();
  const pitches = new Map(heard?.voices.map(({ name, pitchHz }) => [name, pitchHz]));
  return {
    story: inUse(providers, 'story'),
    speech: inUse(providers, 'speech'),
    found: found.map(({ name, baseUrl, writer, speaker }) => ({ name, base_url: baseUrl, writer, speaker })),
    cast: voices.map(({ id, gender, ageBand, narrates = false, embedded }) => {
      const voice = speech.kind === 'openai' ? (ctx.studio.speech.heardVoice?.(id, []) ?? null) : null;
      return {
        id,
        gender,
        age_band: ageBand,
        narrates,
        voice,
        pitch_hz: voice === null ? embedded.pitchHz : (pitches.get(voice) ?? 0),
      };
    }),
    voices: (heard?.voices ?? [])
      .toSorted((a, b) => a.pitchHz - b.pitchHz)
      .map(({ name, gender, pitchHz, wordsPerMinute, lufs }) => ({
        name,
        gender,
        pitch_hz: pitchHz,
        words_per_minute: wordsPerMinute,
        lufs,
      })),
    left_out: heard?.leftOut ?? [],
  };
}
