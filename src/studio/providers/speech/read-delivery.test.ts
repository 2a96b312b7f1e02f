import { expect, it } from 'vitest';
import { readDelivery } from './read-delivery.ts';

const plain = readDelivery(undefined);

it('leaves a line without a delivery, or with one it does not know, alone', () => {
  expect(plain).toEqual({ pace: 1, pitch: 1, melody: 1, levelDb: 0, brightDb: 0, whispered: false });
  expect(readDelivery('purple')).toEqual(plain);
});

it.each([
  'whispered',
  'shouting',
  'hushed',
  'out of breath',
  'breathless',
  'fond',
  'low',
  'dry',
  'quick',
  'slow',
  'afraid',
  'excited',
  'sad',
  'teasing',
])('"%s" changes the voice audibly', (delivery) => {
  const { pace, pitch, melody, levelDb, whispered } = readDelivery(delivery);
  const change =
    Math.abs(Math.log(pace)) + Math.abs(Math.log(pitch)) + Math.abs(Math.log(melody)) / 3 + Math.abs(levelDb) / 10;
  expect(whispered || change > 0.1).toBe(true);
});

it('goes further with "very", less far with "slightly", and adds up', () => {
  expect(readDelivery('very slow').pace).toBeLessThan(readDelivery('slow').pace);
  expect(readDelivery('slightly slow').pace).toBeGreaterThan(readDelivery('slow').pace);
  expect(readDelivery('low and slow').pitch).toBeLessThan(1);
  expect(readDelivery('low and slow').pace).toBeLessThan(readDelivery('low').pace);
});

it('makes a whisper at least 6 dB softer, and a shout at least 4 dB louder and brighter', () => {
  expect(readDelivery('whispered').levelDb).toBeLessThanOrEqual(-6);
  expect(readDelivery('in a whisper').whispered).toBe(true);
  expect(readDelivery('shouting').levelDb).toBeGreaterThanOrEqual(4);
  expect(readDelivery('shouting').brightDb).toBeGreaterThan(readDelivery('quiet').brightDb);
});
