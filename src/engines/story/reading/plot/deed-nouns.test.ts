import { describe, expect, it } from 'vitest';
import { aimsOf, plotOf } from '../read-idea.ts';

function firstAim(idea: string): { kind: string; x: string; foe: string } {
  const { plot } = plotOf(idea, { leads: ['Mara', 'Finn'], people: ['Tobias'] }, ['Mara', 'Finn', 'Tobias']);
  const [aim] = plot ? aimsOf(plot) : [];
  return { kind: aim?.kind ?? '', x: aim?.x?.bare ?? '', foe: aim?.foe?.bare ?? '' };
}

describe('a deed that is named by a noun', () => {
  it.each([
    ['The retrieval of eleven letters from the banker', { kind: 'recover', x: 'eleven letters', foe: 'banker' }],
    ['The liberation of the bearded lady from the circus', { kind: 'rescue', x: 'bearded lady' }],
    ['The reconstruction, from memory, of the old water organ', { kind: 'build', x: 'old water organ' }],
    ['On the fashioning of a wooden leg', { kind: 'build', x: 'wooden leg' }],
    ['The disappearance of the lighthouse keeper', { kind: 'rescue', x: 'lighthouse keeper' }],
    ['The abduction of a queen by jackdaws', { kind: 'rescue', x: 'queen', foe: 'jackdaws' }],
    ['The protection of the last oak from the woodcutters', { kind: 'defend', x: 'last oak', foe: 'woodcutters' }],
  ])('is what they do: %s', (idea, expected) => {
    expect(firstAim(idea)).toMatchObject(expected);
  });

  it('is none where it only says when', () => {
    expect(firstAim('After the demolition of the pier Mara must find the golden bell')).toMatchObject({
      kind: 'recover',
      x: 'golden bell',
    });
  });
});

describe('words of old books', () => {
  it.each([
    ['A fox has absconded with the silver spoons', { kind: 'recover', x: 'silver spoons', foe: 'fox' }],
    ['The magpies have purloined the crown', { kind: 'recover', x: 'crown', foe: 'magpies' }],
    ['Wherefore does the lamplighter weep?', { kind: 'find-out', x: 'lamplighter' }],
    ['They must extricate the goat from the chimney', { kind: 'rescue', x: 'goat' }],
    ['A finch languishes in the hatbox', { kind: 'rescue', x: 'finch' }],
    ['The captured cook must be delivered from the tower', { kind: 'rescue', x: 'captured cook' }],
    ['The villagers barricade their pump against the duke', { kind: 'defend', x: 'pump', foe: 'duke' }],
    ['The bride absconds from her wedding', { kind: 'escape', x: 'wedding' }],
    ['The feud of the bakers over an oven', { kind: 'two-of-us', x: 'oven' }],
    ['Three nuns dig a tunnel to get away from the abbot', { kind: 'escape', x: 'abbot' }],
    ['A rude clerk slowly turns into a friend', { kind: 'befriend', x: 'rude clerk' }],
  ])('are read as plain ones: %s', (idea, expected) => {
    expect(firstAim(idea)).toMatchObject(expected);
  });
});
