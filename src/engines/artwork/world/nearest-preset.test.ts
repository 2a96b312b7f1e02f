import { expect, it } from 'vitest';
import { showQuestions, type WorldKey } from '#shared/story/show-questions.ts';
import { nearestPreset } from './nearest-preset.ts';

it('knows every preset by its own words', () => {
  for (const { key, presets } of showQuestions)
    expect(presets.map((preset) => nearestPreset(key, preset))).toEqual([0, 1, 2, 3, 4]);
});

const own: [WorldKey, string, string][] = [
  ['era', 'A time of knights and wizards', 'Medieval Fantasy'],
  ['era', 'The steam age of London', 'Victorian Era'],
  ['geography', 'a frozen tundra at the pole', 'Snowy Mountains'],
  ['geography', 'Down on the coral reef, deep underwater', 'Underwater Kingdom'],
  ['features', 'waterfalls and streams', 'Magical Rivers'],
  ['inhabitants', 'Clockwork androids', 'Robot Companions'],
  ['power', 'a clock that opens a portal to the past', 'Time Travel'],
  ['architecture', 'cosy log cabins in a treetop village', 'Tree Houses'],
  ['lore', 'an old war and a broken treaty', 'Great War Legacy'],
  ['mood', 'silly and bright', 'Fun & Playful'],
  ['landmark', 'an abandoned school full of books', 'Grand Library'],
  ['purpose', 'It is where they learn to be a hero', 'Training Ground for Heroes'],
];
it.each(own)('%s: “%s” is nearest to %s', (key, answer, preset) => {
  expect(showQuestions.find((question) => question.key === key)?.presets[nearestPreset(key, answer)]).toBe(preset);
});

it('draws lots, always the same one, for words it does not know', () => {
  for (const { key } of showQuestions) {
    const choice = nearestPreset(key, 'бжжж 李雷');
    expect(choice).toBe(nearestPreset(key, 'бжжж 李雷'));
    expect([0, 1, 2, 3, 4]).toContain(choice);
    expect([0, 1, 2, 3, 4]).toContain(nearestPreset(key, undefined));
  }
});
