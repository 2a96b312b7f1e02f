// Stories and voices that cost next to nothing, of the usual size: what is left is what Canto itself does for an episode.
import { frameMs } from '#media/audio/audio-format.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import { silentFrames } from '#studio/mix/join-takes.ts';
import type { EpisodeBrief, TextProvider } from '#studio/providers/text/text-provider.ts';
import type { SpeechProvider } from '#studio/providers/speech/speech-provider.ts';
import type { Studio } from '#studio/studio.ts';

/** As many lines, and sentences in them, as an embedded story has: 75 takes of three seconds. */
const lines = 30;
const sentence = 'The lamp turns once more over the dark water, and nobody on the stair says a word';
const doors = ['Follow the light', 'Ask the keeper', 'Wait for the tide'].map((text, i) => ({
  key: `door_${i}`,
  text,
}));
const takeMs = Math.ceil(3000 / frameMs) * frameMs;
const notAsked = () => Promise.reject(new Error('Nobody asks for this here.'));

export function nullStudio(music: Studio['music']): Studio {
  const sting = async () => ({ mp3: silentFrames(40), durationMs: 40 * frameMs });
  return {
    text: nullWriter(),
    speech: nullVoice(),
    moderation: null,
    image: null,
    music: { ...music, composeSting: sting, playEffect: sting },
  };
}

function lineOf(
  { seed, episodeNumber, characters }: Omit<EpisodeBrief, 'previous'>,
  at: number,
  door = '',
): ScriptLine {
  // Sentences of their own, so that no take is anybody else's.
  const said = (part: number) => `${sentence} ${seed.slice(0, 8)} ${episodeNumber} ${door} ${at} ${part}.`;
  const text = at % 2 === 0 ? `${said(1)} ${said(2)} ${said(3)}` : `${said(1)} ${said(2)}`;
  if (at % 3 === 0) return { role: 'narrator', speaker: 'Narrator', text };
  return { role: at % 3 === 1 ? 'lead_a' : 'lead_b', speaker: characters[at % 3 === 1 ? 0 : 1].name, text };
}

function nullWriter(): TextProvider {
  return {
    name: 'null',
    async *writeEpisode(brief) {
      const told = Array.from({ length: lines }, (_, at) =>
        lineOf(brief, at, at === 0 ? brief.previous?.choiceKey : undefined),
      );
      for (const line of told.slice(brief.spoken?.length ?? 0)) yield { type: 'line', line, isVetted: true };
      yield {
        type: 'episode',
        script: { title: 'The lamp', lines: told, choices: doors },
        state: { v: 1, episode: brief.episodeNumber },
        usage: { provider: 'null' },
        memory: { facts: [], hangs: {} },
      };
    },
    openings: async (brief, state) => ({
      lines: Object.fromEntries(
        doors.map(({ key }) => [key, [lineOf({ ...brief, episodeNumber: Number(state.episode) + 1 }, 0, key)]]),
      ),
      usage: null,
      isVetted: true,
    }),
    recap: async () => null,
    readPlot: notAsked,
    suggestPlot: notAsked,
    imagineShows: notAsked,
    describeCharacter: notAsked,
  };
}

function nullVoice(): SpeechProvider {
  const mp3 = silentFrames(takeMs / frameMs);
  return {
    name: 'null',
    version: '1',
    speak: notAsked,
    speakFinished: async () => ({
      mp3,
      durationMs: takeMs,
      words: null,
      voiced: { startMs: 0, endMs: takeMs },
      pauses: [],
    }),
    close: async () => {},
  };
}
