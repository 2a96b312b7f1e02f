import { PassThrough } from 'node:stream';
import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import type { EpisodeBrief, EpisodeMemory, StoryState } from './providers/text/text-provider.ts';
import { playKeptInterlude, type Interlude } from './speech/keep-sound.ts';
import type { VoiceId } from './providers/speech/speech-provider.ts';
import { checkLine } from './moderation/check-line.ts';
import { speakKeptTakes } from './speech/speak-kept-take.ts';
import { countWords } from '#shared/text/count-words.ts';
import { keepPace } from './speech/keep-pace.ts';
import { followScene } from './scene/follow-scene.ts';
import { addSounds } from './scene/sounds-of-lines.ts';
import { mainVoices } from './speech/cast-season.ts';
import { utterancesOf } from './speech/split-utterances.ts';
import type { Take, TakeStore, Utterance } from './speech/take.ts';
import type { Studio } from './studio.ts';
import type { Usage } from './usage.ts';

/** What an episode is made from, and what of it exists already. */
export type ProductionOrder = {
  brief: EpisodeBrief;
  /** The voice of whoever speaks a line; the same person always gets the same one. */
  voiceOf(line: Pick<ScriptLine, 'role' | 'speaker' | 'gender'>): VoiceId;
  takes: TakeStore;
  /** A script kept from an earlier attempt is spoken as it stands. */
  script: EpisodeScript | null;
  /** Takes kept from an earlier attempt: that many are not handed out again. */
  takesKept: number;
  /** Slower than as fast as possible. */
  pace?: Pace;
};

/** For work that nobody waits for. */
export type Pace = {
  /** How many sentences may be in the making beyond the one being waited for; 0 makes one at a time. */
  sentencesAhead: number;
  /** Waited for before each sentence is voiced. */
  beforeSentence(): Promise<void>;
};

/** Each step is final: whoever keeps it never has to do it again. Takes come in the order they are heard. */
export type ProductionStep =
  | {
      type: 'script';
      script: EpisodeScript;
      state: StoryState;
      memory: EpisodeMemory;
      usage: Usage[];
      seasonTitle?: string;
      seasonAbout?: string;
    }
  | { type: 'usage'; usage: Usage }
  | { type: 'take'; position: number; linePosition: number; line: ScriptLine; take: Take };

const asFastAsPossible: Pace = { sentencesAhead: 4, beforeSentence: async () => {} };

/**
 * Writes and voices an episode. Both go on at once: the first sentence is voiced while the script is still being
 * written. Fails with the provider's `ProviderError`, or the `AppError` of a line that may not be told. Ends when nobody
 * takes its steps any more.
 */
export function produceEpisode(
  studio: Studio,
  order: ProductionOrder,
  signal: AbortSignal,
): AsyncIterable<ProductionStep> {
  const lines = new PassThrough({ objectMode: true, highWaterMark: 200 });
  const steps = new PassThrough({ objectMode: true, highWaterMark: 200 });
  const stop = new AbortController();
  const stopped = AbortSignal.any([signal, stop.signal]);
  // Models and voices cost money, also while nobody keeps what they say.
  steps.once('close', () => {
    stop.abort();
    lines.destroy();
  });
  Promise.all([write(studio, order, lines, steps, stopped), voice(studio, order, lines, steps, stopped)]).then(
    () => steps.end(),
    (error: unknown) => steps.destroy(error as Error),
  );
  return steps;
}

async function write(
  studio: Studio,
  order: ProductionOrder,
  lines: PassThrough,
  steps: PassThrough,
  signal: AbortSignal,
): Promise<void> {
  const { brief, script } = order;
  const rating = brief.show.audienceRating;
  if (script) {
    for (const line of script.lines) lines.write(line);
    lines.end();
    return;
  }
  for (const line of brief.spoken ?? []) lines.write(line);
  for await (const event of studio.text.writeEpisode(brief, signal)) {
    if (event.type === 'line') {
      await checkLine(studio, event.line, { rating, isVetted: event.isVetted }, signal);
      lines.write(event.line);
    } else if (event.type === 'usage') {
      steps.write(event satisfies ProductionStep);
    } else {
      steps.write({
        type: 'script',
        script: event.script,
        state: event.state,
        memory: event.memory,
        usage: [event.usage],
        ...(event.seasonTitle ? { seasonTitle: event.seasonTitle } : {}),
        ...(event.seasonAbout ? { seasonAbout: event.seasonAbout } : {}),
      } satisfies ProductionStep);
    }
  }
  lines.end();
}

type Sentence = { linePosition: number; line: ScriptLine; take: Promise<Take> };

async function voice(
  studio: Studio,
  order: ProductionOrder,
  lines: PassThrough,
  steps: PassThrough,
  signal: AbortSignal,
): Promise<void> {
  const { sentencesAhead, beforeSentence } = order.pace ?? asFastAsPossible;
  const cast = mainVoices(order.voiceOf);
  const scene = followScene(order.brief);
  const ahead: Sentence[] = [];
  /** Sentences on which others break in, until these are known. */
  const together: (Pick<Sentence, 'linePosition' | 'line'> & { utterance: Utterance })[] = [];
  const pace = keepPace();
  const queue = (sentence: Sentence, words: number) => {
    sentence.take.catch(() => {});
    pace.add(words, sentence.take);
    ahead.push(sentence);
  };
  let position = 0;
  const handOver = async () => {
    const { linePosition, line, take } = ahead.shift()!;
    const step = { type: 'take', position, linePosition, line, take: await take } satisfies ProductionStep;
    if (position++ >= order.takesKept) steps.write(step);
  };
  const play = (between: Interlude[], { line, linePosition }: Pick<Sentence, 'line' | 'linePosition'>) => {
    for (const interlude of between) {
      const take = playKeptInterlude(studio.music, order.takes, interlude, order.brief.show.name, signal);
      queue({ linePosition, line, take }, 0);
    }
  };
  let first: ScriptLine | null = null;
  for await (const { line, next, last, linePosition } of withNext(withSounds(lines, order.brief))) {
    // The first line was spoken before this one was known.
    if (first && linePosition === 1) play(interludesAfter(line, false), { line: first, linePosition: 0 });
    first ??= line;
    const options = {
      breakFirst: linePosition === 0,
      endsEpisode: last,
      cast,
      surroundings: scene.surroundingsOf(line),
      pauseScale: await pace.pauseScale(),
    };
    for (const utterance of utterancesOf(line, order.voiceOf(line), next, options)) {
      together.push({ linePosition, line, utterance });
      if (utterance.isCutOff) continue;
      await beforeSentence();
      const said = together.splice(0);
      const spoken = speakKeptTakes(
        studio.speech,
        order.takes,
        said.map((each) => each.utterance),
        signal,
      );
      for (const [i, one] of said.entries()) {
        const take = spoken.then((takes) => takes[i]!);
        queue({ linePosition: one.linePosition, line: one.line, take }, countWords(one.utterance.text));
      }
      // The first words get the whole studio: whatever is spoken beside them comes out of the listener's wait.
      while (ahead.length > 0 && (position === 0 || ahead.length > sentencesAhead)) await handOver();
    }
    play(interludesAfter(next, last), { line, linePosition });
  }
  while (ahead.length > 0) await handOver();
}

async function* withSounds(lines: AsyncIterable<unknown>, brief: EpisodeBrief): AsyncGenerator<ScriptLine> {
  const withSound = addSounds(brief);
  for await (const line of lines) yield withSound(line as ScriptLine);
}

/** What is heard after a line: notes where the story turns or the episode ends, then the sound that the next line names. */
function interludesAfter(next: ScriptLine | undefined, last: boolean): Interlude[] {
  if (last) return [{ sting: 'cliff' }];
  return [
    ...(next?.cue === 'turn' ? [{ sting: 'turn' as const }] : []),
    ...(next?.sound ? [{ effect: next.sound }] : []),
  ];
}

type PlacedLine = { line: ScriptLine; next?: ScriptLine; last: boolean; linePosition: number };

/** Each line with the one after it, which decides the pause between them. The first line waits for nobody. */
async function* withNext(lines: AsyncIterable<ScriptLine>): AsyncGenerator<PlacedLine> {
  let held: ScriptLine | null = null;
  let linePosition = 0;
  for await (const line of lines) {
    if (held) yield { line: held, next: line, last: false, linePosition: linePosition++ };
    if (linePosition === 0 && !held) yield { line, last: false, linePosition: linePosition++ };
    else held = line;
  }
  if (held) yield { line: held, last: true, linePosition };
}
