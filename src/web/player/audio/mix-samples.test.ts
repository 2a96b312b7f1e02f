import { expect, test } from 'vitest';
import { mixToWav } from './mix-samples.ts';

function pcmOf(file: ArrayBuffer): number[] {
  return [...new Int16Array(file, 44)];
}

test('the background is looped to the length of the voice at its gain', () => {
  const voice = new Float32Array([0, 0, 0, 0, 0]);
  const file = mixToWav(voice, new Float32Array([1, -1]), 0.15, 24_000);
  const up = Math.trunc(0.15 * 32_767);
  const down = Math.trunc(-0.15 * 32_768);
  expect(pcmOf(file)).toEqual([up, down, up, down, up]);
});

test('samples are clipped to the full scale instead of wrapping round', () => {
  const file = mixToWav(new Float32Array([0.95, -0.95]), new Float32Array([1, -1]), 0.15, 24_000);
  expect(pcmOf(file)).toEqual([32_767, -32_768]);
});

test('an empty background leaves the voice as it is', () => {
  const file = mixToWav(new Float32Array([0.5, -0.5]), new Float32Array(0), 0.15, 24_000);
  expect(pcmOf(file)).toEqual([16_383, -16_384]);
});

test('the header says mono 16-bit PCM of the right length', () => {
  const view = new DataView(mixToWav(new Float32Array(10), new Float32Array(3), 0.15, 24_000));
  const tag = (at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4));
  expect([tag(0), tag(8), tag(12), tag(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(36 + 20);
  expect(view.getUint16(22, true)).toBe(1);
  expect(view.getUint32(24, true)).toBe(24_000);
  expect(view.getUint32(28, true)).toBe(48_000);
  expect(view.getUint16(34, true)).toBe(16);
  expect(view.getUint32(40, true)).toBe(20);
});
