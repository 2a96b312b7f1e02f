import { describe, expect, it } from 'vitest';
import type { ScriptLine } from '#shared/story/script.ts';
import { sampleDialogue } from './sample-dialogue.ts';
import { splitSentences } from './split-sentences.ts';
import { utterancesOf } from './split-utterances.ts';

const line = (text: string, more: Partial<ScriptLine> = {}): ScriptLine => ({
  role: 'lead_a',
  speaker: 'Mara',
  text,
  ...more,
});

describe('splitSentences', () => {
  it('knows what ends a sentence and what does not', () => {
    expect(splitSentences('Mr. Fox met Dr. A. Hare. "Stop!" she said. Then — silence… Who? “I… am,” he said.')).toEqual(
      ['Mr. Fox met Dr. A. Hare.', '"Stop!" she said.', 'Then — silence…', 'Who?', '“I… am,” he said.'],
    );
  });

  it('never asks for more than 60 words at once, and loses none', () => {
    const text = `${'and then the long road went on and on, '.repeat(40)}home.`;
    const parts = splitSentences(text);
    expect(Math.max(...parts.map((part) => part.split(' ').length))).toBeLessThanOrEqual(60);
    expect(parts.join(' ')).toBe(text);
  });
});

describe('utterancesOf', () => {
  it('keeps all words of the line, in order', () => {
    for (const each of sampleDialogue) {
      const said = utterancesOf(each, 'narrator-rowan', undefined, { breakFirst: true }).map(({ text }) => text);
      expect(said.join(' ')).toBe(each.text);
    }
  });

  it('starts an episode with a short clause only when asked', () => {
    const opening = line('The old lighthouse had not shone for forty years, and yet there was a light.');
    expect(utterancesOf(opening, 'v', undefined, { breakFirst: true })[0]?.text).toBe(
      'The old lighthouse had not shone for forty years,',
    );
    expect(utterancesOf(opening, 'v')).toHaveLength(1);
  });

  it('marks what the next speaker breaks in on, by its dash or by how the next line is said', () => {
    const reply = line('Yes.', { role: 'lead_b', speaker: 'Theo' });
    const marked = (a: ScriptLine, b?: ScriptLine) => utterancesOf(a, 'v', b).map(({ isCutOff = false }) => isCutOff);
    expect(marked(line('Wait. But you said—'), reply)).toEqual([false, true]);
    expect(marked(line('It was yours.'), { ...reply, delivery: 'interrupting' })).toEqual([true]);
    expect(marked(line('It was yours.'), reply)).toEqual([false]);
    for (const next of [
      undefined,
      line('Go on.'),
      { ...reply, role: 'narrator' as const },
      { ...reply, sound: 'knock' as const },
      { ...reply, cue: 'turn' as const },
    ])
      expect(marked(line('But you said—'), next)).toEqual([false]);
  });

  it('makes all pauses longer or shorter together, but not where somebody is broken off', () => {
    const reply = line('Yes.', { role: 'lead_b', speaker: 'Theo' });
    const pauses = (text: string, pauseScale?: number) =>
      utterancesOf(line(text), 'v', reply, { pauseScale }).map(({ pauseAfterMs }) => pauseAfterMs);
    const usual = pauses('One. Two. Three.');
    expect(pauses('One. Two. Three.', 1)).toEqual(usual);
    for (const [i, longer] of pauses('One. Two. Three.', 1.4).entries())
      expect(longer).toBeGreaterThan(usual[i]! * 1.3);
    for (const [i, shorter] of pauses('One. Two. Three.', 0.7).entries()) expect(shorter).toBeLessThan(usual[i]! * 0.8);
    expect(pauses('But you said—', 1.4)).toEqual(pauses('But you said—'));
    expect(Math.max(...pauses('Well…', 9))).toBeLessThanOrEqual(1_100);
  });

  it('sets pauses as a director would', () => {
    const pause = (a: ScriptLine, b?: ScriptLine) => utterancesOf(a, 'v', b).at(-1)?.pauseAfterMs ?? 0;
    const narrated = line('It was dark.', { role: 'narrator', speaker: 'Narrator' });
    const reply = line('Yes.', { role: 'lead_b', speaker: 'Theo' });
    expect(utterancesOf(line('One. Two.'), 'v')[0]?.pauseAfterMs).toBeLessThan(250);
    expect(pause(line('Look.'), reply)).toBeGreaterThan(250);
    expect(pause(narrated, reply)).toBeGreaterThan(pause(line('Look.'), reply));
    expect(pause(line('But you said—'), { ...reply, sound: 'knock' })).toBeLessThan(150);
    expect(pause(line('Look.', { delivery: 'quick' }), reply)).toBeLessThan(
      pause(line('Look.', { delivery: 'slow' }), reply),
    );
    const after = (delivery: string) => pause(line('Look.'), { ...reply, delivery });
    expect(after('after a moment')).toBeGreaterThan(pause(line('Look.'), reply) + 300);
    expect(after('at once')).toBeLessThan(pause(line('Look.'), reply) - 100);
    for (const [i, each] of sampleDialogue.entries()) {
      for (const { pauseAfterMs } of utterancesOf(each, 'v', sampleDialogue[i + 1])) {
        expect(pauseAfterMs).toBeGreaterThanOrEqual(0);
        expect(pauseAfterMs).toBeLessThanOrEqual(1_200);
      }
    }
  });
});
