import { acoustics, type Surroundings } from '#media/audio/rooms/rooms.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import type { VoiceId } from '../providers/speech/speech-provider.ts';
import { readDelivery } from '../providers/speech/read-delivery.ts';
import { breakFirstClause, splitSentences } from './split-sentences.ts';
import type { Utterance } from './take.ts';

/** No silence is longer than this, so that nobody thinks that the sound has stopped. */
const longestPauseMs = 1_100;
/** Every take ends with a little silence of its own, which counts. */
const takeOwnSilenceMs = 80;
/** So many utterances of an opening line are what a listener waits for. */
const urgentBeginning = 2;
const clausePauseMs = 140;
/** In the most echoing room. */
const longestWaitMs = 120;
/** The room of a voice that is broken off dies away under the next one. */
const underNextMs = 320;
const lastPauseMs = 900;
/** The music of an ending comes in while the last word still hangs in the air. */
const pauseBeforeEndingMs = 480;

/** Said of a line, these make its speaker wait before it, or come in quickly. */
const beats: [RegExp, number][] = [
  [/\b(after a (while|time|moment|pause|beat|silence)|a beat|pausing|hesita\w+|at last|slow to answer)\b/, 420],
  [/\b(at once|in a rush|before it could)\b/, -160],
];

/** A line that ends so is broken off by the next speaker, and one that is said so breaks in on the one before. */
const brokenOff = /(—|–|--)["'”’)]*$/;
const breaksIn = /\b(interrupt\w*|cutting in|breaking in|cutting (him|her|them|it) off|talking over)\b/;

/** After a sentence within a line. */
const sentencePauses: [RegExp, number][] = [
  [/(…|\.\.\.|—|–|--)["'”’)]*$/, 250],
  [/\?["'”’)]*$/, 230],
  [/!["'”’)]*$/, 190],
  [/[,;:]["'”’)]*$/, clausePauseMs],
];

/**
 * A line as the sentences to be spoken, with pauses as a director would set them: short between sentences, longer
 * between speakers, longest around narration. `next` is the line that follows; without one the line closes the episode.
 * `breakFirst` is for the first line of an episode: it sets the first clause apart and makes its beginning urgent. With
 * `endsEpisode` music follows the line. `cast` are the voices that no other may be taken for. `pauseScale` makes pauses longer or
 * shorter. The last sentence of a line on which the next speaker breaks in is marked.
 */
export function utterancesOf(
  line: ScriptLine,
  voice: VoiceId,
  next?: ScriptLine,
  options: {
    breakFirst?: boolean;
    endsEpisode?: boolean;
    cast?: VoiceId[];
    surroundings?: Surroundings | null;
    pauseScale?: number;
  } = {},
): Utterance[] {
  const [first, ...rest] = splitSentences(line.text);
  const isCutOff = next !== undefined && hasNextBreakIn(line, next);
  const afterLine = isCutOff
    ? underNextMs
    : options.endsEpisode
      ? silence(pauseBeforeEndingMs)
      : pauseAfterLine(line, next, options.pauseScale);
  const cast = options.cast && { cast: options.cast };
  const surroundings = options.surroundings && { surroundings: options.surroundings };
  if (first === undefined) return [{ text: line.text, voice, pauseAfterMs: afterLine, ...cast }];
  const sentences = [...(options.breakFirst ? breakFirstClause(first) : [first]), ...rest];
  return sentences.map((text, i) => {
    const pause = i < sentences.length - 1 ? pauseAfterSentence(text, line, options) : afterLine;
    return {
      text,
      voice,
      pauseAfterMs: pause,
      ...cast,
      ...surroundings,
      ...(line.delivery && { delivery: line.delivery }),
      ...(options.breakFirst && i < urgentBeginning && { urgent: true }),
      ...(isCutOff && i === sentences.length - 1 && { isCutOff }),
    };
  });
}

/** Nobody talks over the narrator, over themselves, or over a sound that stands between the lines. */
function hasNextBreakIn(line: ScriptLine, next: ScriptLine): boolean {
  if (line.role === 'narrator' || next.role === 'narrator' || next.sound || next.cue) return false;
  if (line.role === next.role && line.speaker === next.speaker) return false;
  return brokenOff.test(line.text.trim()) || breaksIn.test(next.delivery ?? '');
}

function pauseAfterSentence(
  text: string,
  { delivery }: ScriptLine,
  { surroundings, pauseScale = 1 }: { surroundings?: Surroundings | null; pauseScale?: number },
): number {
  const usual = sentencePauses.find(([mark]) => mark.test(text))?.[1] ?? 210;
  return silence((usual / readDelivery(delivery).pace) * pauseScale + waitForRoomMs(surroundings));
}

/** People in a cave wait a little for their own voice. */
function waitForRoomMs(surroundings: Surroundings | null | undefined): number {
  return surroundings?.room ? Math.round(longestWaitMs * Math.min(1, acoustics[surroundings.room].decayS / 2)) : 0;
}

function pauseAfterLine(line: ScriptLine, next: ScriptLine | undefined, pauseScale = 1): number {
  if (!next) return silence(lastPauseMs);
  const narrated = line.role === 'narrator';
  const narratedNext = next.role === 'narrator';
  if (brokenOff.test(line.text.trim()) && !narrated && !narratedNext) return silence(160);
  const sameSpeaker = line.role === next.role && line.speaker === next.speaker;
  const usual = narrated !== narratedNext ? (narrated ? 540 : 600) : sameSpeaker ? 380 : 430;
  const question = /\?["'”’)]*$/.test(line.text.trim()) && !sameSpeaker ? 0.88 : 1;
  const trailing = /(…|\.\.\.)["'”’)]*$/.test(line.text.trim()) ? 1.35 : 1;
  // Somebody in a hurry answers sooner; the pace of both sides counts.
  const pace = (readDelivery(line.delivery).pace + readDelivery(next.delivery).pace) / 2;
  const beat = beats.find(([said]) => said.test(next.delivery ?? ''))?.[1] ?? 0;
  return silence(((usual * question * trailing) / pace) * pauseScale + beat);
}

function silence(ms: number): number {
  return Math.round(Math.min(longestPauseMs, ms) - takeOwnSilenceMs);
}
