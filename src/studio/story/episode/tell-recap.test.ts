import { describe, expect, it } from 'vitest';
import { recapWords } from '#shared/recap.ts';
import { judgeByRules } from '../../moderation/judge-by-rules.ts';
import { integratedLoudness } from '../../mix/loudness.ts';
import { decodeMp3 } from '../../mix/decode-for-tests.ts';
import { joinTakes } from '../../mix/join-takes.ts';
import { openSpeechProvider } from '../../providers/speech/open-speech.ts';
import type { EpisodeBrief } from '../../providers/text/text-provider.ts';
import { speakScript } from '../../speech/produce-for-tests.ts';
import { voices } from '../../speech/voices.ts';
import { loadPacks } from '../load-packs.ts';
import { checkLine, overlapOf } from '../quality-gate.ts';
import { randomBrief, sampleBrief } from '../sample-briefs.ts';
import { countWords } from './script-lines.ts';
import type { StoryMemory } from './story-memory.ts';
import { tellRecap } from './tell-recap.ts';
import { writeEmbeddedEpisode } from './write-embedded-episode.ts';

const library = loadPacks();

/** The memory after each episode of a season in which the given choices were followed. */
function follow(first: EpisodeBrief, choices: number[]): { memories: StoryMemory[]; recalls: string[] } {
  const memories: StoryMemory[] = [];
  const recalls: string[] = [];
  let brief = first;
  for (const index of [...choices, 0]) {
    const { script, memory } = writeEmbeddedEpisode(library, brief);
    memories.push(memory);
    recalls.push(memory.openings[index]!.recall);
    const { key, text } = script.choices[index]!;
    const previous = { state: memory, choiceKey: key, choiceText: text, lastLines: [] };
    brief = { ...brief, episodeNumber: brief.episodeNumber + 1, previous };
  }
  return { memories, recalls };
}

const told = (brief: EpisodeBrief, memory: StoryMemory) => tellRecap(library, brief, memory) ?? [];
const textOf = (lines: { text: string }[]) => lines.map(({ text }) => text).join(' ');

describe('what happened so far', () => {
  it('says what is wanted, by whom and where, and follows the path that was taken', () => {
    for (const index of [0, 1, 2]) {
      const brief = sampleBrief();
      const { memories, recalls } = follow(brief, [index]);
      const text = textOf(told(brief, memories[1]!));
      expect(text.startsWith('Previously, on Hollow Lights.')).toBe(true);
      expect(text).toContain('get the moon back before dawn');
      expect(text).toMatch(/Mara|Finn/);
      expect(text).toContain('Hollowmere');
      expect(text).toContain(`They had ${recalls[0]}`.slice(5));
      const others = memories[0]!.openings.filter((_, at) => at !== index);
      for (const { recall } of others) expect(text).not.toContain(recall);
    }
  });

  it('always has the right length, no slips, and nothing that may not be told', () => {
    for (let number = 0; number < 25; number++) {
      const brief = randomBrief(number);
      const { memories } = follow(brief, [number % 3, (number + 1) % 3, (number + 2) % 3, 0]);
      for (const memory of memories) {
        const lines = told(brief, memory);
        expect(countWords(lines), textOf(lines)).toBeGreaterThanOrEqual(recapWords.min);
        expect(countWords(lines)).toBeLessThanOrEqual(recapWords.max);
        expect(lines.every(({ role }) => role === 'narrator')).toBe(true);
        expect(lines.flatMap((line) => checkLine(line))).toEqual([]);
        for (const { text } of lines)
          expect(judgeByRules(text, { rating: brief.show.audienceRating, kind: 'line' }).approved, text).toBe(true);
      }
    }
  });

  it('is the same every time for the same season, and another for another', () => {
    const [one, other] = [randomBrief(1), randomBrief(2)];
    const memory = follow(one, [0, 1]).memories[2]!;
    expect(told(one, memory)).toEqual(told(one, JSON.parse(JSON.stringify(memory)) as StoryMemory));
    const many = Array.from({ length: 24 }, (_, number) => {
      const brief = randomBrief(number);
      return told(brief, follow(brief, [number % 3]).memories[1]!);
    });
    const overlaps = many.flatMap((some, at) => many.slice(at + 1).map((next) => overlapOf(some, next)));
    expect(overlaps.reduce((sum, one) => sum + one, 0) / overlaps.length).toBeLessThan(0.2);
    expect(textOf(told(other, follow(other, [0]).memories[1]!))).not.toBe(textOf(told(one, memory)));
  });

  it('tells a season that a model wrote from the summary that the model kept', () => {
    const brief = sampleBrief();
    const { memories } = follow(brief, []);
    const summary =
      'The moon was taken by a weaver who could not sleep. Mara and Finn found her thread on the roof of the mill. They followed it, as they had agreed to, down into the well. There they met Oda, who keeps the gate and will not say for whom. The thread goes on behind her. She wants their lamp for letting them pass, and they have not decided yet. Above them somebody has begun to close the well.';
    const byModel = { ...memories[0]!, told: [], llm: { summary, facts: [], openThreads: [], choices: [] } };
    expect(textOf(told(brief, byModel))).toContain('Above them somebody has begun to close the well.');
  });

  it('is not told when nothing is remembered', () => {
    const brief = sampleBrief();
    const { memories } = follow(brief, []);
    expect(tellRecap(library, brief, { ...memories[0]!, told: [], memory: {} })).toBeNull();
  });

  it('takes 30 to 60 seconds with every narrator, at the loudness of an episode', { timeout: 60_000 }, async () => {
    const speech = openSpeechProvider({ kind: 'embedded', workers: 2 });
    const recaps = Array.from({ length: 20 }, (_, number) => {
      const brief = randomBrief(number);
      return told(brief, follow(brief, [number % 3]).memories[number % 2]!);
    }).toSorted((a, b) => countWords(a) - countWords(b));
    for (const { id } of voices.filter(({ narrates }) => narrates)) {
      for (const lines of [recaps[0]!, recaps.at(-1)!]) {
        const { mp3, durationMs } = joinTakes((await speakScript(speech, lines, id)).flat());
        expect(durationMs).toBeGreaterThanOrEqual(30_000);
        expect(durationMs).toBeLessThanOrEqual(60_000);
        const { channels, sampleRate } = await decodeMp3(mp3);
        expect(Math.abs(integratedLoudness(channels.slice(0, 1), sampleRate) + 19)).toBeLessThanOrEqual(0.5);
      }
    }
    await speech.close();
  });
});
