import { expect, it, vi } from 'vitest';
import { loadMaterial } from './use-wizard-material.ts';

const person = (id: string, is_hidden = false) => ({ id, is_hidden });
const pages = {
  first: { items: [person('own 1'), person('of the show')], next_cursor: 'second' },
  second: { items: [person('own 2'), person('hidden', true)], next_cursor: 'third' },
  third: { items: [person('oldest')], next_cursor: null },
};
const catalog = {
  listCharacters: async () => ({ items: [person('of the show'), person('of another')] }),
  myCharacters: vi.fn(async ({ cursor = 'first' }: { cursor?: string }) => pages[cursor as keyof typeof pages]),
  listLocations: async () => ({ items: [] }),
};
const load = (signedIn: boolean) =>
  loadMaterial(catalog as unknown as Parameters<typeof loadMaterial>[0], 'show', signedIn);

it('the cast has all of the own characters, however many pages they are, each marked', async () => {
  const { characters } = await load(true);
  expect(characters.map(({ id, yours }) => [id, yours])).toEqual([
    ['of the show', true],
    ['of another', false],
    ['own 1', true],
    ['own 2', true],
    ['oldest', true],
  ]);
});

it('who is signed out is asked for none', async () => {
  catalog.myCharacters.mockClear();
  expect((await load(false)).characters.map(({ yours }) => yours)).toEqual([false, false]);
  expect(catalog.myCharacters).not.toHaveBeenCalled();
});
