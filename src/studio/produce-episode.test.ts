import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import type { TakeFinish } from '#media/audio/finish-take.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { joinTakes } from './mix/join-takes.ts';
import { integratedLoudness, truePeakDb } from '#media/audio/loudness.ts';
import { embeddedMusic } from '#engines/music/embedded-music.ts';
import { produceEpisode, type ProductionOrder, type ProductionStep } from './produce-episode.ts';
import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import type { SpeechProvider, VoiceId } from './providers/speech/speech-provider.ts';
import { quickSpeech } from '#tests/quick-speech.ts';
import { embeddedText } from '#engines/story/embedded-text.ts';
import { sampleDialogue } from './speech/sample-dialogue.ts';
import type { Take, TakeStore } from './speech/take.ts';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import type { Studio } from './studio.ts';

type TakeStep = Extract<ProductionStep, { type: 'take' }>;

const voices = new EmbeddedSpeech({ workers: 2 });
afterAll(() => voices.close());

const voiceOf = ({ role }: Pick<ScriptLine, 'role'>): VoiceId =>
  ({ narrator: 'narrator-rowan', lead_a: 'teen-girl-june', lead_b: 'teen-boy-ross', walk_on: 'old-man-amos' })[role];

function openStudioWith(speech: SpeechProvider): Studio {
  return { text: embeddedText(), speech, moderation: null, image: null, music: embeddedMusic };
}

function memoryStore(): TakeStore & { kept: Map<string, Take> } {
  const kept = new Map<string, Take>();
  return { kept, get: async (key) => kept.get(key) ?? null, put: async (take) => void kept.set(take.key, take) };
}

const order = (changes: Partial<ProductionOrder> = {}): ProductionOrder => ({
  brief: sampleBrief(), voiceOf, takes: memoryStore(), script: null, takesKept: 0, ...changes,
}); // prettier-ignore

async function produce(speech: SpeechProvider, given: ProductionOrder): Promise<TakeStep[]> {
  const steps: TakeStep[] = [];
  for await (const step of produceEpisode(openStudioWith(speech), given, AbortSignal.timeout(60_000)))
    if (step.type === 'take') steps.push(step);
  return steps;
}

describe('two productions on one voice', () => {
  const shortScript = (count: number, word: string): EpisodeScript => ({
    title: word,
    lines: Array.from({ length: count }, (_, i) => ({
      role: 'narrator',
      speaker: 'Narrator',
      text: `${word} ${i + 1}.`,
    })),
    choices: [],
  });

  it('lets nobody wait for the whole episode of somebody else', async () => {
    const one = new EmbeddedSpeech({ workers: 1 });
    let early = 0;
    const earlyWhenLate: number[] = [];
    const countEarly = async () => {
      for await (const _step of produceEpisode(
        openStudioWith(one),
        order({ script: shortScript(40, 'Early') }),
        AbortSignal.timeout(60_000),
      ))
        early++;
    };
    const first = countEarly();
    while (early < 5) await wait(5);
    const before = early;
    for await (const _step of produceEpisode(
      openStudioWith(one),
      order({ script: shortScript(8, 'Late') }),
      AbortSignal.timeout(60_000),
    ))
      earlyWhenLate.push(early - before);
    await first;
    await one.close();
    // The first words go before all that wait; afterwards it is one's turn as often as the other's.
    expect(earlyWhenLate[0]).toBeLessThanOrEqual(3);
    for (const [position, count] of earlyWhenLate.slice(0, 8).entries())
      expect(count).toBeLessThanOrEqual(position + 8);
  });
});

describe('a production whose steps can not be kept', () => {
  const text = (n: number) => `Sentence number ${n} of a long story.`;
  const line = (n: number): ScriptLine => ({ role: 'narrator', speaker: 'Narrator', text: text(n) });

  it('writes and voices no more', async () => {
    let written = 0;
    let spoken = 0;
    const quick = quickSpeech();
    const studio = openStudioWith({
      ...quick,
      speakFinished: async (...args) => {
        await wait(2);
        spoken++;
        return quick.speakFinished!(...args);
      },
    });
    let told: AbortSignal | undefined;
    studio.text = {
      ...studio.text,
      async *writeEpisode(_brief, signal) {
        told = signal;
        for (; written < 300 && !signal?.aborted; written++) {
          yield { type: 'line', line: line(written), isVetted: true };
          await wait(4);
        }
      },
    };
    const keep = async () => {
      for await (const step of produceEpisode(studio, order(), AbortSignal.timeout(60_000)))
        if (step.type === 'take' && step.position === 3) throw new Error('the database is away');
    };
    await expect(keep()).rejects.toThrow('the database is away');
    await expect.poll(() => told?.aborted).toBe(true);
    const [writtenThen, spokenThen] = [written, spoken];
    await wait(200);
    expect(written - writtenThen).toBeLessThanOrEqual(1);
    expect(spoken - spokenThen).toBeLessThanOrEqual(5);
  });
});

describe('the rooms of an episode', () => {
  const said = (role: ScriptLine['role'], text: string, delivery?: string): ScriptLine => ({
    role,
    speaker: role,
    text,
    ...(delivery ? { delivery } : {}),
  });
  const script: EpisodeScript = {
    title: 'Down',
    lines: [
      said('narrator', 'It was late.'),
      said('lead_a', 'Is anybody here?'),
      said('narrator', 'They went down into the cellar.'),
      said('lead_a', 'Is anybody here?'),
      said('lead_b', 'Go back.', 'on the radio'),
      said('narrator', 'It was late.'),
      said('lead_a', 'It was.'),
    ],
    choices: [],
  };

  it('are heard by those who act, follow the narrator, and change nothing for the narrator', async () => {
    const heard: (TakeFinish['surroundings'] | null)[] = [];
    const quick = quickSpeech();
    const listening: SpeechProvider = {
      ...quick,
      speakFinished: (request, finish, signal) => {
        heard.push(finish.surroundings ?? null);
        return quick.speakFinished!(request, finish, signal);
      },
    };
    const brief = { ...sampleBrief(), location: { name: 'The Great Hall', description: null } };
    const steps = await produce(listening, order({ brief, script }));
    expect(heard).toEqual([
      null,
      { room: 'hall' },
      null,
      { room: 'cave' },
      { room: 'cave', path: 'radio' },
      null,
      { room: 'cave' },
    ]);
    const keyOf = (at: number) => steps.find(({ linePosition }) => linePosition === at)!.take.key;
    expect(keyOf(1)).not.toBe(keyOf(3));
  });
});

describe('a whole episode', () => {
  const turn = 12;
  const knocking = 5;
  const store = memoryStore();
  const script: EpisodeScript = {
    title: 'The Green Light',
    lines: sampleDialogue.map((line, i) => ({
      ...line,
      ...(i === turn ? { cue: 'turn' } : {}),
      ...(i === 0 || i === knocking ? { sound: 'knock' } : {}),
    })),
    choices: [],
  };
  let takes: TakeStep[] = [];
  let samples = new Float32Array();

  beforeAll(async () => {
    takes = await produce(voices, order({ takes: store, script }));
    const { mp3 } = joinTakes(takes.map(({ take }) => take));
    samples = new Float32Array((await decodeMp3(mp3)).channels[0] ?? []);
  });

  it('plays a sound before its line, notes before the turn and after the last line, and begins with a voice', async () => {
    const played = takes.filter(({ take }) => take.words.length === 0);
    expect(played.map(({ linePosition }) => linePosition)).toEqual([knocking - 1, turn - 1, script.lines.length - 1]);
    expect(played[2]).toBe(takes.at(-1));
    expect(takes[0]!.take.words.length).toBeGreaterThan(0);
    for (const { take } of played) expect(take.durationMs).toBeLessThan(4000);
    const again = await embeddedMusic.composeSting('turn', sampleBrief().show.name);
    expect(again.mp3).toEqual(played[1]!.take.mp3);
    const knock = await embeddedMusic.playEffect('knock', sampleBrief().show.name);
    expect(knock.mp3).toEqual(played[0]!.take.mp3);
  });

  it('is at -19 LUFS with true peaks under -1 dB and without dead air', () => {
    expect(Math.abs(integratedLoudness([samples], 24_000) + 19)).toBeLessThan(0.5);
    expect(truePeakDb([samples])).toBeLessThan(-1);
    let silent = 0;
    let longest = 0;
    for (const x of samples) {
      silent = Math.abs(x) < 0.003 ? silent + 1 : 0;
      longest = Math.max(longest, silent);
    }
    expect(longest / 24_000).toBeLessThan(2.5);
  });

  it('goes on after any number of takes with the very takes that were missing', async () => {
    const sting = takes.findIndex(({ take }) => take.words.length === 0);
    for (const takesKept of [sting, sting + 1, takes.length - 1, takes.length]) {
      const rest = await produce(voices, order({ takes: store, script, takesKept }));
      expect(rest.map(({ position, take }) => [position, take.key])).toEqual(
        takes.slice(takesKept).map(({ position, take }) => [position, take.key]),
      );
    }
  });
});
