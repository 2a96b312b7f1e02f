import { frameMs } from '#media/audio/audio-format.ts';
import { silentFrames } from '#studio/mix/join-takes.ts';
import type { MusicProvider } from '#studio/providers/music/music-provider.ts';
import type { SpeechProvider } from '#studio/providers/speech/speech-provider.ts';
import type { EpisodeBrief, TextProvider } from '#studio/providers/text/text-provider.ts';
import type { Studio } from '#studio/studio.ts';
import { ProviderError } from '#shared/errors.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import { markFrames } from '../../quick-speech.ts';
import type { Kernel } from '../kernel.ts';

const linesAnEpisode = 5;
const writingMs = 400;
const speakingMs = 300;
const doors = ['Follow the light', 'Ask the keeper', 'Wait for the tide'].map((text, i) => ({
  key: `door_${i}`,
  text,
}));
const sights = ['lamp', 'stair', 'tide', 'bell', 'fog', 'rope', 'gull', 'map'];
const acts = ['turns', 'waits', 'rises', 'answers', 'fades', 'moves', 'calls', 'shines'];

/** A writer and voices of other servers, which never say the same thing twice the same way, fail and break off. */
export function simulatedStudio(kernel: Kernel): Studio {
  return { text: writer(kernel), speech: voices(kernel), music: musicians(), moderation: null, image: null };
}

function writer(kernel: Kernel): TextProvider {
  const failure = () => new ProviderError('story', 'The writer did not answer.', { retryable: true });
  const think = (what: string, signal?: AbortSignal) =>
    unlessAborted(kernel.call({ kind: 'story', what, effect: () => {}, failure, latencyMs: writingMs }), signal);
  return {
    name: 'simulated',
    async *writeEpisode(brief, signal) {
      await think(`begin ${brief.seed} ${brief.episodeNumber}`, signal);
      const lines = [...(brief.spoken ?? [])];
      if (lines.length === 0) {
        lines.push(firstLine(brief, brief.previous?.choiceKey ?? ''));
        yield { type: 'line', line: lines[0]!, isVetted: true };
      }
      while (lines.length < linesAnEpisode) {
        await think('go on', signal);
        const line = anyLine(kernel, brief, lines.length);
        lines.push(line);
        yield { type: 'line', line, isVetted: true };
      }
      yield {
        type: 'episode',
        script: { title: `The ${kernel.random.pick(sights)} ${kernel.random.pick(acts)}`, lines, choices: doors },
        state: { v: 1, episode: brief.episodeNumber },
        usage: { provider: 'simulated', outputTokens: lines.length },
        memory: { facts: [], hangs: {} },
      };
    },
    async openings(brief, state) {
      const next = { ...brief, episodeNumber: Number(state.episode) + 1 };
      return {
        lines: Object.fromEntries(doors.map(({ key }) => [key, [firstLine(next, key)]])),
        usage: null,
        isVetted: true,
      };
    },
    async recap() {
      return null;
    },
    async readPlot() {
      return { parts: [], outcome: 'read', mended: [] };
    },
    async suggestPlot() {
      return 'They must light the lamp before dawn.';
    },
    imagineShows: () => Promise.reject(failure()),
    describeCharacter: () => Promise.reject(failure()),
  };
}

/** The same for the same way here, so that it can be voiced ahead. */
function firstLine(
  { seed, episodeNumber }: Pick<EpisodeBrief, 'seed' | 'episodeNumber'>,
  choiceKey: string,
): ScriptLine {
  const sum = [...`${seed}${choiceKey}`].reduce(
    (all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973,
    episodeNumber,
  );
  const text = `Now the ${sights[sum % 8]} ${acts[(sum >> 3) % 8]} by the ${sights[(sum >> 6) % 8]}.`;
  return { role: 'narrator', speaker: 'Narrator', text };
}
function anyLine({ random }: Kernel, { characters }: EpisodeBrief, position: number): ScriptLine {
  const text = `The ${random.pick(sights)} ${random.pick(acts)}, and the ${random.pick(sights)} ${random.pick(acts)}.`;
  if (position % 3 === 0) return { role: 'narrator', speaker: 'Narrator', text };
  const isFirst = position % 3 === 1;
  return { role: isFirst ? 'lead_a' : 'lead_b', speaker: characters[isFirst ? 0 : 1].name, text };
}

function voices(kernel: Kernel): SpeechProvider {
  const failure = () => new ProviderError('speech', 'The voice did not answer.', { retryable: true });
  return {
    name: 'simulated',
    version: '1',
    speak: () => Promise.reject(failure()),
    speakFinished: ({ text }, { pauseAfterMs }, signal) =>
      unlessAborted(
        kernel.call({
          kind: 'voice',
          what: text,
          effect: () => {
            const voicedMs = Math.ceil((text.length * 4) / frameMs) * frameMs;
            const durationMs = voicedMs + Math.ceil(pauseAfterMs / 8 / frameMs) * frameMs;
            const voiced = { startMs: 0, endMs: voicedMs };
            const mp3 = markFrames(silentFrames(durationMs / frameMs), text);
            return { mp3, durationMs, words: null, voiced, pauses: [] };
          },
          failure,
          latencyMs: speakingMs,
        }),
        signal,
      ),
    close: async () => {},
  };
}

function musicians(): MusicProvider {
  const sound = async () => ({ mp3: silentFrames(10), durationMs: 10 * frameMs });
  return { version: '1', composeLoop: sound, composeSting: sound, playEffect: sound };
}

function unlessAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
