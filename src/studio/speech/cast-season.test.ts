import { describe, expect, it } from 'vitest';
import { personalities } from '#shared/story/characters.ts';
import { castVoice, narratorVoice, type CastingCall } from './cast-season.ts';
import { findVoice, voices } from '../providers/speech/voices.ts';

const semitones = (a: string, b: string) =>
  Math.abs(12 * Math.log2(findVoice(a).embedded.pitchHz / findVoice(b).embedded.pitchHz));
const call = (more: Partial<CastingCall>): CastingCall => ({
  gender: null,
  age: null,
  personality: null,
  seed: 's',
  ...more,
});

it('has a cast of at least two dozen, each voice unlike the others', () => {
  expect(voices.length).toBeGreaterThanOrEqual(24);
  expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
  expect(new Set(voices.map(({ embedded }) => JSON.stringify(embedded))).size).toBe(voices.length);
});

describe('castVoice', () => {
  it('fits gender and age, and answers the same every time', () => {
    const girl = call({ gender: 'female', age: 8, personality: 'Wildcard', seed: 'Pia' });
    const voice = findVoice(castVoice(girl, ['narrator-rowan']));
    expect(voice).toMatchObject({ gender: 'female', ageBand: 'child' });
    expect(castVoice(girl, ['narrator-rowan'])).toBe(voice.id);
    expect(findVoice(castVoice(call({ gender: 'male', age: 82 }), []))).toMatchObject({
      gender: 'male',
      ageBand: 'old',
    });
  });

  it('keeps two leads and the narrator apart in pitch, whoever they are', () => {
    for (const gender of ['male', 'female'] as const) {
      for (const [first, second] of [
        [8, 8],
        [30, 30],
        [30, 45],
        [70, 75],
        [15, 15],
      ] as const) {
        for (let n = 0; n < 12; n++) {
          const personality = personalities[n % 4] ?? null;
          const narrator = narratorVoice(`show ${n}`);
          const a = castVoice({ gender, age: first, personality, seed: `a${n}` }, [narrator]);
          const b = castVoice({ gender, age: second, personality, seed: `b${n}` }, [narrator, a]);
          expect(semitones(a, b), `${a} and ${b}`).toBeGreaterThanOrEqual(2.2);
          expect(new Set([narrator, a, b]).size).toBe(3);
        }
      }
    }
  });

  it('gives nobody a voice that is taken while there is another', () => {
    const taken: string[] = [];
    for (let n = 0; n < 16; n++) taken.push(castVoice(call({ gender: 'male', age: 20 + n, seed: String(n) }), taken));
    expect(new Set(taken).size).toBe(16);
    for (let n = 0; n < 30; n++) taken.push(castVoice(call({ gender: 'male', seed: `more ${n}` }), taken));
    expect(taken.every((id) => findVoice(id).gender === 'male')).toBe(true);
  });

  it('hears in a name who somebody is', () => {
    const named = (name: string) => findVoice(castVoice(call({ name, seed: name }), []));
    expect(named('The Old Queen')).toMatchObject({ gender: 'female', ageBand: 'old' });
    expect(named('Grandfather Elm')).toMatchObject({ gender: 'male', ageBand: 'old' });
    expect(named('Little boy')).toMatchObject({ gender: 'male', ageBand: 'child' });
    expect(named('Robot K-9').kind).toBe('machine');
    expect(named('The Troll').kind).toBe('giant');
  });
});

it('gives a show one narrator for good, and shows different ones', () => {
  expect(narratorVoice('show-1')).toBe(narratorVoice('show-1'));
  const all = new Set(Array.from({ length: 40 }, (_, n) => narratorVoice(`show-${n}`)));
  expect(all.size).toBe(4);
  expect(findVoice('a voice of later')).toBe(voices[0]);
});
