import { expect, test, vi } from 'vitest';
import { initialState } from '../store/player-state.ts';
import { actOfKey, type KeyTarget } from './player-keys.ts';

const player = {
  toggle: vi.fn<KeyTarget['toggle']>(),
  nudge: vi.fn<KeyTarget['nudge']>(),
  toggleMuted: vi.fn<KeyTarget['toggleMuted']>(),
  setVolume: vi.fn<KeyTarget['setVolume']>(),
  setSpeed: vi.fn<KeyTarget['setSpeed']>(),
  playQueued: vi.fn<KeyTarget['playQueued']>(),
  toScene: vi.fn<KeyTarget['toScene']>(),
  getState: () => ({ ...initialState, volume: 0.5, speed: 1.2 }),
};
const idle = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false, defaultPrevented: false };
const act = (key: string, change: Partial<typeof idle> = {}, inside = '', letters = true) =>
  actOfKey({ ...idle, key, ...change }, (selector) => inside !== '' && selector.split(', ').includes(inside), letters);

test.each([
  [' ', 'toggle', []],
  ['k', 'toggle', []],
  ['K', 'toggle', []],
  ['j', 'nudge', [-15]],
  ['l', 'nudge', [15]],
  ['ArrowLeft', 'nudge', [-5]],
  ['ArrowRight', 'nudge', [5]],
  ['ArrowUp', 'setVolume', [0.55]],
  ['m', 'toggleMuted', []],
  ['[', 'setSpeed', [1.15]],
  [']', 'setSpeed', [1.25]],
  ['n', 'playQueued', []],
] as const)('%s does %s', (key, does, args) => {
  player[does].mockClear();
  act(key)!(player);
  expect(player[does]).toHaveBeenCalledWith(...args);
});

test('with Shift the arrows go from scene to scene', () => {
  act('ArrowRight', { shiftKey: true })!(player);
  expect(player.toScene).toHaveBeenCalledWith(1);
});

test('nothing is taken from fields, from a button’s Space, from a slider’s arrows and from the browser', () => {
  expect(act('k', {}, 'textarea')).toBeNull();
  expect(act(' ', {}, 'button')).toBeNull();
  expect(act('k', {}, 'button')).not.toBeNull();
  expect(act('ArrowLeft', {}, 'input[type=range]')).toBeNull();
  expect(act('l', { ctrlKey: true })).toBeNull();
  expect(act(' ', { repeat: true })).toBeNull();
  expect(act('q')).toBeNull();
});

test('letters can be turned off, Space and arrows stay', () => {
  expect(act('k', {}, '', false)).toBeNull();
  expect(act('[', {}, '', false)).toBeNull();
  expect(act(' ', {}, '', false)).not.toBeNull();
  expect(act('ArrowLeft', {}, '', false)).not.toBeNull();
});
