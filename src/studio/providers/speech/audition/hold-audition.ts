import type { Gender } from '#shared/story/characters.ts';
import { PassingError, RefusedCall } from '../../ask-endpoint.ts';
import { castByEar, type Cast } from './cast-by-ear.ts';
import { betweenMenAndWomenHz, usualPitchHz, type Audition, type HeardVoice, type ListedVoice } from './audition.ts';
import { measureVoice } from './measure-voice.ts';

/** All the sounds of a plain evening: 21 words that a natural voice says in seven to nine seconds. */
const sentence =
  'On a cold evening somebody had lit the lamp in the hall, and nobody in the whole house could say who.';
const words = sentence.split(' ').length;
const [slowestPace, quickestPace] = [60, 400];
/** Local servers speak one sentence after the other anyway. */
const atOnce = 3;
/** When so many in a row do not answer, the server is away, and no voice is to blame. */
const silentInARow = 3;

/**
 * Lets each voice speak one sentence, measures it, and casts. What is refused, silent or implausible is left out. Voices that
 * `before` has heard are not heard again. Throws the server's `ProviderError` when no voice can be used.
 * @param speak One sentence with the voice of that name, at the studio's rate.
 */
export async function holdAudition(
  listed: ListedVoice[],
  speak: (name: string, text: string) => Promise<Float32Array>,
  before: Audition | null = null,
): Promise<Audition> {
  const known = new Map(before?.voices.map((voice) => [voice.name, voice]));
  const results: (HeardVoice | { name: string; why: string })[] = [];
  const waiting = listed.entries();
  let failure: unknown = null;
  let silent = 0;
  const listen = async () => {
    for (const [at, voice] of waiting) {
      const old = known.get(voice.name);
      try {
        results[at] = old ? { ...old, ...voice } : hear(voice, await speak(voice.name, sentence));
        silent = 0;
      } catch (error) {
        failure = error;
        silent = error instanceof PassingError ? silent + 1 : silent;
        const isOurs = error instanceof RefusedCall && !error.mayPassOtherwise;
        if (isOurs || silent >= silentInARow) throw error;
        results[at] = { name: voice.name, why: error instanceof Error ? error.message : 'It failed.' };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, listen));
  const voices = results.filter((result) => 'pitchHz' in result);
  if (voices.length === 0 && failure) throw failure;
  const leftOut = results.filter((result) => 'why' in result);
  return { voices, leftOut, cast: castByEar(voices, before?.cast) };
}

function hear(voice: ListedVoice, samples: Float32Array): HeardVoice | { name: string; why: string } {
  const measured = measureVoice(samples, words);
  if (!measured) return { name: voice.name, why: 'It said nothing.' };
  const { wordsPerMinute, lufs, soundingMs } = measured;
  if (wordsPerMinute < slowestPace || wordsPerMinute > quickestPace)
    return { name: voice.name, why: `It spoke ${words} words in ${(soundingMs / 1000).toFixed(0)} seconds.` };
  const gender = voice.gender ?? genderByPitch(measured.pitchHz);
  return { ...voice, gender, pitchHz: Math.round(measured.pitchHz ?? usualPitchHz[gender]), wordsPerMinute, lufs };
}

const genderByPitch = (pitchHz: number | null): Gender =>
  pitchHz !== null && pitchHz < betweenMenAndWomenHz ? 'male' : 'female';

/** A cast from names and tables alone, for as long as nobody has been heard. */
export function castUnheard(listed: ListedVoice[]): { voices: HeardVoice[]; cast: Cast } {
  const said = listed.filter(({ gender }) => gender);
  const voices = (said.length > 0 ? said : listed).map((voice, at): HeardVoice => {
    const gender = voice.gender ?? (at % 2 === 0 ? 'female' : 'male');
    return { ...voice, gender, pitchHz: usualPitchHz[gender], wordsPerMinute: 160, lufs: -19 };
  });
  return { voices, cast: castByEar(voices) };
}
