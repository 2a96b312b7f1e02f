import { describe, expect, it } from 'vitest';
import type { Way } from '../arcs/way.ts';
import type { ToldWay } from './tell-episode.ts';
import { varySounds } from './vary-sounds.ts';

const scene = (...texts: string[]): ToldWay => ({
  way: { id: texts[0] } as Way,
  lines: texts.map((text) => ({ role: 'narrator', speaker: 'Narrator', text })),
});
const textsOf = (told: ToldWay[]) => told.flatMap(({ lines }) => lines.map(({ text }) => text));
const slots = { x_sound: 'a dab', x_sound2: '' };

describe('varySounds', () => {
  it('says a sound alone once an episode, and otherwise each time in other words', () => {
    const told = [scene('A dab.', 'It rained. A dab. It stopped.'), scene('There was a dab.', 'A dab.')];
    const texts = textsOf(varySounds(told, slots, 1, undefined));
    expect(texts[0]).toBe('A dab.');
    expect(texts[1]).toBe('It rained. A dab again. It stopped.');
    expect(texts[2]).toBe('There was a dab.');
    expect(new Set(texts).size).toBe(4);
  });

  it('says it in none of the third episode, so that a season has three', () => {
    expect(textsOf(varySounds([scene('A dab.')], slots, 3, undefined))).toEqual(['A dab again.']);
  });

  it('leaves what was heard ahead as it was, and counts it', () => {
    const ahead = scene('A dab.');
    expect(textsOf(varySounds([ahead, scene('A dab.')], slots, 2, ahead))).toEqual(['A dab.', 'A dab again.']);
  });
});
