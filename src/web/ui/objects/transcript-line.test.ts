import { expect, it } from 'vitest';
import { voiceColours } from './transcript-line.tsx';

it('gives speakers colours in the order they first speak, the narrator none', () => {
  const colours = voiceColours([
    { role: 'narrator', speaker: 'Narrator' },
    { role: 'lead_b', speaker: 'Tobias' },
    { role: 'lead_a', speaker: 'Mira' },
    { role: 'lead_b', speaker: 'Tobias' },
    { role: 'walk_on', speaker: 'A gull' },
  ]);
  expect([...colours]).toEqual([
    ['Tobias', 'w1'],
    ['Mira', 'w2'],
    ['A gull', 'w1'],
  ]);
});
