import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noWish, type KeptWish } from '#shared/doors/doors.ts';
import type { SpokenDoors } from '#shared/doors/spoken-doors.ts';
import { createDoors, type DoorParts, type Opened } from './ask-doors.ts';
import { closed, type DoorsState, type Turn } from './doors-store.ts';

type Part = SpokenDoors['parts'][number];
const partOf = (part: Part['part'], door: number | null = null): Part => ({
  part,
  door,
  text: part,
  start_ms: 0,
  end_ms: 1000,
});
const spoken: SpokenDoors = {
  audio_url: '/doors.mp3',
  duration_ms: 6000,
  parts: [
    partOf('question'),
    partOf('price'),
    partOf('door', 1),
    partOf('door', 2),
    partOf('door', 3),
    partOf('answer'),
  ],
};
const choice = (order: number, told = false) =>
  ({
    id: `c${order}`,
    episode_id: 'e1',
    choice_text: `Door ${order}`,
    choice_order: order,
    told: told ? {} : null,
  }) as Turn['choices'][number];
const episode = { id: 'e1', title: 'One', description: '', audioUrl: '/e1.mp3', seasonId: 's1', number: 1 };
const partMs = 1000;

/** Doors with a narrator who takes a second for each part. */
function stand({
  balance = 1000 as number | null,
  wish = {} as Partial<KeptWish>,
  told = 0,
  opened = { result: 'opened' } as Opened,
} = {}) {
  let state: DoorsState = closed;
  const said: string[] = [];
  let saying: ReturnType<typeof setTimeout>[] = [];
  const turn: Turn = {
    episode,
    seasonId: 's1',
    seasonTitle: 'Season',
    choices: [1, 2, 3].map((order) => choice(order, order === told)),
    spoken,
    balance,
  };
  const voice = {
    say: vi.fn((parts: readonly Part[], { onPart, onEnd }: { onPart: (part: Part) => void; onEnd: () => void }) => {
      saying = parts.map((part, at) =>
        setTimeout(() => {
          said.push(part.door ? `${part.part} ${part.door}` : part.part);
          onPart(part);
        }, at * partMs),
      );
      saying.push(setTimeout(onEnd, parts.length * partMs));
    }),
    stop: vi.fn(() => saying.forEach(clearTimeout)),
    room: vi.fn(),
    setLevel: vi.fn(),
    close: vi.fn(() => saying.forEach(clearTimeout)),
  };
  const openDoor = vi.fn<DoorParts['openDoor']>(async () => opened);
  const loadTurn = vi.fn<DoorParts['loadTurn']>(async () => ({ turn, wish: { ...noWish, ...wish } }));
  const doors = createDoors({
    store: { get: () => state, set: (change) => (state = { ...state, ...change }) },
    loadTurn,
    openVoice: () => voice,
    openDoor,
    keepWish: async (kept) => ({ ...noWish, ...kept }),
    random: () => 0.9,
  });
  return { doors, said, voice, openDoor, loadTurn, get: () => state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const opensOf = (openDoor: { mock: { calls: Parameters<DoorParts['openDoor']>[] } }) =>
  openDoor.mock.calls.map(([, index, { wished }]) => [index, wished]);

it('says the price before the doors, each under its light, twice, and then waits with all of them lit', async () => {
  const { doors, said, get, openDoor } = stand();
  await doors.ask(episode);
  await pass(3 * partMs);
  expect(said).toEqual(['question', 'price', 'door 1', 'door 2']);
  expect([get().lit, get().saying]).toEqual([1, 'door']);
  await pass(60_000);
  expect(said).toHaveLength(12);
  expect([get().phase, get().lit, get().said.size]).toEqual(['asking', null, 3]);
  await pass(10 * 60_000);
  expect(openDoor).not.toHaveBeenCalled();
});

it('can be looked at before the end, without a word and without an answer, and asks once it has come', async () => {
  const { doors, said, voice, openDoor, get } = stand();
  expect(await doors.lookAhead(episode)).toBe(true);
  expect([get().phase, get().turn?.choices.length]).toEqual(['ahead', 3]);
  doors.answer(0);
  doors.walk(1);
  doors.sayAgain();
  doors.hush();
  await pass(60_000);
  expect([said, get().phase, get().isHushed]).toEqual([[], 'ahead', false]);
  expect(voice.room).not.toHaveBeenCalled();
  const enter = vi.fn<() => void>();
  expect(await doors.ask(episode, enter)).toBe(true);
  await pass(3 * partMs);
  expect([get().phase, said.length]).toEqual(['asking', 4]);
  expect(enter).toHaveBeenCalledOnce();
  expect(openDoor).not.toHaveBeenCalled();
});

it('doors that can’t be had are not stood at, and those looked at before are left', async () => {
  const { doors, loadTurn, get } = stand();
  const enter = vi.fn<() => void>();
  await doors.lookAhead(episode);
  loadTurn.mockResolvedValue(null);
  expect(await doors.ask(episode, enter)).toBe(false);
  expect([get().phase, enter.mock.calls.length]).toEqual(['closed', 0]);
  expect(await doors.lookAhead(episode)).toBe(false);
  expect(get().phase).toBe('closed');
});

it('a press is charged at once, and a second one opens nothing more', async () => {
  const { doors, openDoor, get } = stand();
  await doors.ask(episode);
  doors.answer(1);
  doors.answer(2);
  await pass(0);
  expect(opensOf(openDoor)).toEqual([[1, false]]);
  expect([get().phase, get().chosen]).toEqual(['making', 1]);
});

it('the keys of a headset walk the doors, and its play takes the one in the light', async () => {
  const { doors, said, openDoor } = stand();
  await doors.ask(episode);
  await pass(100);
  doors.walk(1);
  await pass(100);
  doors.walk(1);
  await pass(100);
  doors.walk(-1);
  await pass(100);
  expect(said).toEqual(['question', 'door 1', 'door 2', 'door 1']);
  doors.takeLit();
  expect(opensOf(openDoor)).toEqual([[0, false]]);
});

it('a spoken answer can be taken back for five seconds, then it is charged', async () => {
  const { doors, openDoor, get } = stand();
  await doors.ask(episode);
  await pass(7 * partMs);
  doors.hear({ kind: 'door', index: 2, isSure: true });
  expect(get().phase).toBe('taking-back');
  await pass(4900);
  doors.hear({ kind: 'no' });
  expect([get().phase, get().chosen]).toEqual(['asking', null]);
  await pass(60_000);
  expect(openDoor).not.toHaveBeenCalled();
  doors.hear({ kind: 'door', index: 2, isSure: true });
  await pass(5000);
  expect(opensOf(openDoor)).toEqual([[2, false]]);
});

it('what is heard while the narrator speaks is the narrator', async () => {
  const { doors, openDoor, get } = stand();
  await doors.ask(episode);
  await pass(2.5 * partMs);
  doors.hear({ kind: 'door', index: 0, isSure: true });
  expect(get().phase).toBe('asking');
  expect(openDoor).not.toHaveBeenCalled();
});

it('asks back when it is not sure, takes a yes, and after two tries only waits', async () => {
  const { doors, openDoor, get } = stand();
  await doors.ask(episode);
  await pass(7 * partMs);
  doors.hear({ kind: 'door', index: 1, isSure: false });
  expect(get().askedBack).toBe('Was that the second door? Say yes, or press 2.');
  doors.hear(null);
  expect(get().askedBack).toMatch(/none of the three/);
  doors.hear(null);
  expect(get().askedBack).toBeNull();
  doors.hear({ kind: 'yes' });
  expect(openDoor).not.toHaveBeenCalled();
  doors.hear({ kind: 'door', index: 1, isSure: false });
  doors.hear({ kind: 'yes' });
  await pass(5000);
  expect(opensOf(openDoor)).toEqual([[1, false]]);
});

it('a standing wish speaks twenty seconds after the second time, and only for who said nothing', async () => {
  const wish = { wish: 'surprise', cantos_per_evening: 600, spent_this_evening: 300 } as const;
  const { doors, openDoor, get } = stand({ wish });
  await doors.ask(episode);
  await pass(12 * partMs + 6000 + 19_900);
  expect(get().phase).toBe('asking');
  await pass(200);
  expect([get().phase, get().chosen]).toEqual(['taking-back', 2]);
  await pass(5000);
  expect(opensOf(openDoor)).toEqual([[2, true]]);

  const awake = stand({ wish });
  await awake.doors.ask(episode);
  await pass(1000);
  awake.doors.walk(1);
  await pass(120_000);
  expect(awake.openDoor).not.toHaveBeenCalled();
});

it.each([
  ['waits', { wish: 'wait' as const }, 1000],
  ['has spent its evening', { wish: 'first' as const, cantos_per_evening: 600, spent_this_evening: 600 }, 1000],
  ['can’t be paid', { wish: 'first' as const, cantos_per_evening: 600 }, 200],
])('a wish that %s opens nothing', async (_what, wish, balance) => {
  const { doors, openDoor } = stand({ wish, balance });
  await doors.ask(episode);
  await pass(180_000);
  expect(openDoor).not.toHaveBeenCalled();
});

it('a wish that is changed at the doors is for the next ones', async () => {
  const { doors, openDoor, get } = stand();
  await doors.ask(episode);
  await pass(30_000);
  await doors.keepWish({ wish: 'first', cantos_per_evening: 600 });
  await pass(180_000);
  expect(get().wish.wish).toBe('first');
  expect(openDoor).not.toHaveBeenCalled();
});

it('without enough cantos the doors are said but no answer is asked for, and a press says what is missing', async () => {
  const { doors, said, openDoor, get } = stand({ balance: 240 });
  await doors.ask(episode);
  await pass(60_000);
  expect(said).not.toContain('answer');
  doors.answer(0);
  expect(get().problem).toEqual({ text: 'You have 240. A door needs 300.', action: 'cantos' });
  expect(openDoor).not.toHaveBeenCalled();
});

it('a door that is told already is opened for nothing, also signed out', async () => {
  const { doors, openDoor, get } = stand({ balance: null, told: 2, opened: { result: 'walked' } });
  await doors.ask(episode);
  doors.answer(0);
  expect(get().problem?.action).toBe('sign-in');
  doors.answer(1);
  await pass(0);
  expect(opensOf(openDoor)).toEqual([[1, false]]);
  expect(get().phase).toBe('closed');
});

it('a door that was refused leaves the doors as they were, with the reason', async () => {
  const problem = { text: 'The season took another door meanwhile. Nothing was taken.', action: 'season' as const };
  const { doors, openDoor, get } = stand({ opened: { result: 'refused', problem } });
  await doors.ask(episode);
  doors.answer(0);
  await pass(0);
  expect([get().phase, get().chosen, get().problem]).toEqual(['asking', null, problem]);
  doors.answer(0);
  const keys = openDoor.mock.calls.map(([, , { key }]) => key);
  expect(keys[0], 'the same door is asked for under the same key').toBe(keys[1]);
});
