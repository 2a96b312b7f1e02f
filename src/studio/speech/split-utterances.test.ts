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

  it('sets pauses as a director would', () => {
    const pause = (a: ScriptLine, b?: ScriptLine) => utterancesOf(a, 'v', b).at(-1)?.pauseAfterMs ?? 0;
    const narrated = line('It was dark.', { role: 'narrator', speaker: 'Narrator' });
    const reply = line('Yes.', { role: 'lead_b', speaker: 'Theo' });
    expect(utterancesOf(line('One. Two.'), 'v')[0]?.pauseAfterMs).toBeLessThan(250);
    expect(pause(line('Look.'), reply)).toBeGreaterThan(250);
    expect(pause(narrated, reply)).toBeGreaterThan(pause(line('Look.'), reply));
    expect(pause(line('But you said—'), reply)).toBeLessThan(150);
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
