// The player's keys. They work anywhere but in fields, dialogs and on what has a use of its own for a key.
import { skipSeconds, speeds } from '#shared/listening.ts';
import type { Player } from '../create-player.ts';

export const arrowSeconds = 5;
const volumeStep = 0.05;
const lettersKey = 'canto.letter-keys';

export type KeyTarget = Pick<
  Player,
  'toggle' | 'nudge' | 'toggleMuted' | 'setVolume' | 'setSpeed' | 'getState' | 'playQueued' | 'toScene'
>;
type Act = (player: KeyTarget) => void;

const faster =
  (by: number): Act =>
  (player) =>
    player.setSpeed(player.getState().speed + by);
const louder =
  (by: number): Act =>
  (player) =>
    player.setVolume(player.getState().volume + by);

/** Keys that are characters: they can be turned off, as a voice that types would press them (WCAG 2.1.4). */
const characters: Record<string, Act> = {
  k: (player) => player.toggle(),
  j: (player) => player.nudge(-skipSeconds),
  l: (player) => player.nudge(skipSeconds),
  m: (player) => player.toggleMuted(),
  n: (player) => player.playQueued(),
  '[': faster(-speeds.step),
  ']': faster(speeds.step),
};
const others: Record<string, Act> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: (player) => player.nudge(-arrowSeconds),
  ArrowRight: (player) => player.nudge(arrowSeconds),
  ArrowUp: louder(volumeStep),
  ArrowDown: louder(-volumeStep),
  'Shift+ArrowLeft': (player) => player.toScene(-1),
  'Shift+ArrowRight': (player) => player.toScene(1),
};

/** What has a use of its own for a key: fields for all, buttons and links for Space, lists and sliders for arrows. */
const fields = 'input:not([type=range]), textarea, select, [contenteditable], dialog';
const pressed = 'button, a[href], summary, audio, video';
const moved =
  'input[type=range], [role=menu], [role=tablist], [role=radiogroup], [role=listbox], [role=slider], .car, .tr__b';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'>;

/** What a key press does to the player; null for none. `within` tells whether the focus is in something that matches. */
export function actOfKey(press: Press, within: (selector: string) => boolean, hasLetters: boolean): Act | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || within(fields)) return null;
  const { key } = press;
  if (key === ' ') return press.repeat || press.shiftKey || within(pressed) ? null : others[' ']!;
  if (key.startsWith('Arrow')) return within(moved) ? null : (others[press.shiftKey ? `Shift+${key}` : key] ?? null);
  if (!hasLetters || press.repeat) return null;
  return characters[key.toLowerCase()] ?? null;
}

/** Listens for the player's keys, and for `?`, which asks for their list. Returns a function that stops it. */
export function listenForKeys(player: KeyTarget, onHelp: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener(
    'keydown',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const within = (selector: string) => Boolean(target?.closest(selector));
      if (
        event.key === '?' &&
        hasLetterKeys() &&
        !within(fields) &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey
      ) {
        event.preventDefault();
        return onHelp();
      }
      const act = actOfKey(event, within, hasLetterKeys());
      // Up and down scroll the page while the focus is nowhere: there they are the reader's.
      const scrolls = /^Arrow(Up|Down)$/.test(event.key) && !within('.mp, .mpm, .psheet');
      if (!act || scrolls) return;
      event.preventDefault();
      act(player);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

export function hasLetterKeys(): boolean {
  try {
    return localStorage.getItem(lettersKey) !== 'off';
  } catch {
    return true;
  }
}
export function setLetterKeys(on: boolean): void {
  try {
    localStorage.setItem(lettersKey, on ? 'on' : 'off');
  } catch {
    // They stay on in a browser that keeps nothing.
  }
}
