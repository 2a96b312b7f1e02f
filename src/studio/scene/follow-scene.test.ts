import { describe, expect, it } from 'vitest';
import { sampleBrief } from '#engines/story/sample-briefs.ts';
import type { EpisodeBrief } from '../providers/text/text-provider.ts';
import { followScene, roomOfPlace, type SceneLine } from './follow-scene.ts';
import { readPath } from './room-words.ts';

const at = (name: string, description: string | null = null): Pick<EpisodeBrief, 'location' | 'show'> => {
  const { story: _story, ...show } = sampleBrief().show;
  return { show, location: { name, description } };
};
const told = (text: string): SceneLine => ({ role: 'narrator', text });
const said = (delivery?: string): SceneLine => ({ role: 'lead_a', text: 'Hello?', ...(delivery ? { delivery } : {}) });

describe('the room of a place', () => {
  it.each([
    ['The Parts Cave', 'cave'],
    ['Keeper’s Wood', 'wood'],
    ['The Dining Car', 'vehicle'],
    ['Tower Street', 'street'],
    ['The Old Ferry', 'ship'],
    ['The Reef', 'sunken'],
    ['Nowhere in particular', 'room'],
  ])('%s: %s', (name, room) => expect(roomOfPlace({ name, description: null }, undefined)).toBe(room));

  it('is read from what is told of it where its name says nothing', () => {
    expect(roomOfPlace({ name: 'Bellwether', description: 'A small chapel by the sea.' }, undefined)).toBe('hall');
  });

  it('is that of its show’s sheet, and metal in space', () => {
    const words = { spot: 'it', edge: 'e', hide: 'h', door: 'd', far: 'f', board: 'b', ground: 'g', way: 'w' };
    const sheet = { here: 'there', ...words, noise: 'n', cold: 'c' };
    const story = {
      places: { 'Halt Nine': { ...sheet, where: ['town'] }, 'The Deck': { ...sheet, where: ['space', 'room'] } },
    };
    const room = (name: string) => roomOfPlace({ name, description: null }, story as never);
    expect(room('Halt Nine')).toBe('street');
    expect(room('The Deck')).toBe('station');
  });
});

describe('a scene', () => {
  it('sounds like its place, and the narrator like nowhere', () => {
    const scene = followScene(at('The Great Hall'));
    expect(scene.surroundingsOf(told('It was late.'))).toBeNull();
    expect(scene.surroundingsOf(said())).toEqual({ room: 'hall' });
  });

  it('moves where the narrator leads, and back', () => {
    const scene = followScene(at('The Lamp Room'));
    scene.surroundingsOf(told('They climbed down into the old wet cellar, one behind the other.'));
    expect(scene.surroundingsOf(said())).toEqual({ room: 'cave' });
    expect(scene.isAtHome()).toBe(false);
    scene.surroundingsOf(told('Nobody spoke until they stood in the lamp room again.'));
    expect(scene.surroundingsOf(said())).toEqual({ room: 'room' });
    expect(scene.isAtHome()).toBe(true);
  });

  it('stays where it is for what is only spoken of', () => {
    const scene = followScene(at('The Lamp Room'));
    scene.surroundingsOf(told('The cellar was a thing that nobody mentioned, and the lamp in the wood was out.'));
    scene.surroundingsOf({ role: 'lead_b', text: 'They went into the cave.' });
    expect(scene.room()).toBe('room');
  });

  it('comes back by itself after a while', () => {
    const scene = followScene(at('The Lamp Room'));
    scene.surroundingsOf(told('They went into the tunnel.'));
    for (let i = 0; i < 20; i++) scene.surroundingsOf(said());
    expect(scene.isAtHome()).toBe(true);
  });

  it.each([
    ['on the radio', 'radio'],
    ['over the telephone, low', 'telephone'],
    ['through the door', 'wall'],
    ['muffled', 'wall'],
    ['from far off', 'far'],
    ['very far away', 'far'],
    ['low', undefined],
    ['through the teeth', undefined],
  ])('hears in "%s" what a line comes through', (delivery, path) => expect(readPath(delivery)).toBe(path));

  it('lets a delivery stand over the place', () => {
    expect(followScene(at('The Cave')).surroundingsOf(said('on the radio'))).toEqual({ room: 'cave', path: 'radio' });
  });
});
