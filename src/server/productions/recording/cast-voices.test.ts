import { describe, expect, it } from 'vitest';
import type { ScriptLine } from '#shared/story/script.ts';
import { castVoice, narratorVoice } from '#studio/speech/cast-season.ts';
import { findVoice } from '#studio/providers/speech/voices.ts';
import { castSeason } from './cast-voices.ts';

type Season = Parameters<typeof castSeason>[0];
type Speaking = Pick<ScriptLine, 'role' | 'speaker' | 'gender'>;

const jobs = ['the baker', 'the night porter', 'the lamp-lighter', 'the captain', 'a passer-by', 'Robin', 'Sam', 'Ash'];
const walkOn = (n: number, gender?: 'female' | 'male'): Speaking => ({
  role: 'walk_on',
  speaker: `${jobs[n % jobs.length]} ${n}`,
  ...(gender && { gender }),
});

function season(n: number): Season {
  const narrator = narratorVoice(`show ${n}`);
  const of = (name: string, gender: 'female' | 'male', age: number, taken: string[]) => ({
    voice: castVoice({ gender, age, personality: null, seed: `${name}${n}` }, taken),
  });
  const a = of('a', n % 2 ? 'female' : 'male', 8 + (n % 50), [narrator]);
  const b = of('b', n % 3 ? 'female' : 'male', 60 - (n % 50), [narrator, a.voice]);
  return { seed: `season ${n}`, narratorVoice: narrator, leads: [a, b] };
}

/** At least three semitones apart, or with another throat or age behind the voice. */
function toldApart(first: string, second: string): boolean {
  const [one, other] = [findVoice(first), findVoice(second)];
  if (one.ageBand !== other.ageBand && [one.ageBand, other.ageBand].includes('old')) return true;
  const [a, b] = [one.embedded, other.embedded];
  const pitch = Math.abs(12 * Math.log2(a.pitchHz / b.pitchHz));
  return pitch >= 3 || a.base !== b.base || Math.abs(Math.log(a.tract / b.tract)) >= 0.06;
}

describe('castSeason', () => {
  it('gives 1,200 strangers a voice of their own gender', () => {
    let cast = 0;
    for (let n = 0; n < 300; n++) {
      const voiceOf = castSeason(season(n), []);
      for (let k = 0; k < 4; k++, cast++) {
        const gender = (n + k) % 2 ? 'female' : 'male';
        expect(findVoice(voiceOf(walkOn(k, gender))).gender, `${n} ${k}`).toBe(gender);
      }
    }
    expect(cast).toBe(1_200);
  });

  it('lets nobody of a scene be taken for another', () => {
    const alike: string[] = [];
    let pairs = 0;
    for (let n = 0; n < 200; n++) {
      const voiceOf = castSeason(season(n), []);
      const people: Speaking[] = [
        { role: 'narrator', speaker: 'Narrator' },
        { role: 'lead_a', speaker: 'A' },
        { role: 'lead_b', speaker: 'B' },
        walkOn(n, 'male'),
        walkOn(n + 1, 'female'),
        walkOn(n + 2),
      ];
      const heard = people.map(voiceOf);
      for (const [i, one] of heard.entries())
        for (const other of heard.slice(i + 1)) {
          pairs++;
          if (!toldApart(one, other)) alike.push(`${one} ${other}`);
        }
    }
    expect(pairs).toBe(3_000);
    expect(alike).toEqual([]);
  });

  it('hears the age in what somebody is called', () => {
    const voiceOf = castSeason(season(4), []);
    const heard = (speaker: string, gender?: 'female' | 'male') =>
      findVoice(voiceOf({ role: 'walk_on', speaker, ...(gender && { gender }) }));
    expect(heard('The smallest pupil', 'female')).toMatchObject({ ageBand: 'child', gender: 'female' });
    expect(heard('The eldest of the watch', 'male')).toMatchObject({ ageBand: 'old', gender: 'male' });
    expect(heard('The washerwoman').gender).toBe('female');
    expect(heard('The postman').gender).toBe('male');
    expect(heard('Harry').gender).toBe('male');
    expect(heard('Harriet the actress').gender).toBe('female');
  });

  it('keeps the voice of somebody who comes back, whoever is met meanwhile', () => {
    const strangers = [1, 2, 3, 4, 5].map((n) => walkOn(n, 'female'));
    const first = castSeason(season(9), []);
    const voices = strangers.map(first);
    const later = castSeason(season(9), [], strangers);
    expect(later(walkOn(77, 'female'))).toBeTruthy();
    expect([...strangers].reverse().map(later).reverse()).toEqual(voices);
    // Without those met before, who comes first takes the voice that fits best.
    expect(new Set(voices).size).toBe(voices.length);
  });
});
