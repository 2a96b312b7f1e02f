// How loud and how fast the current episode is heard: what the listener chose, and what the sleep timer takes of it.
import { speeds } from '#shared/listening.ts';
import { clampPosition, type PlayerState } from '../store/player-state.ts';
import type { PlayerStore } from '../store/player-store.ts';

/** `tell` is given the volume from 0 to 1 with the listener's own, whether it is muted, and the speed. */
export function createSoundLevels(
  { set, getState }: Pick<PlayerStore, 'set' | 'getState'>,
  tell: (volume: number, muted: boolean, speed: number) => void,
) {
  let faded = { level: 1, pace: 1 };

  function apply() {
    const { volume, muted, speed } = getState();
    tell(volume * faded.level, muted, speed * faded.pace);
  }

  function change(to: Partial<Pick<PlayerState, 'volume' | 'muted' | 'speed'>>) {
    set(to);
    apply();
  }

  return {
    apply,
    commands: {
      setVolume: (volume: number) => change({ volume: clampPosition(volume, 1), muted: false }),
      toggleMuted: () => change({ muted: !getState().muted }),
      /** Between the slowest and the fastest of `speeds`; the pitch stays. */
      setSpeed: (wanted: number) =>
        change({ speed: Math.round(Math.min(speeds.fastest, Math.max(speeds.slowest, wanted)) * 100) / 100 }),
      /** Shares of the chosen level and speed, for the sleep timer; 1 and 1 as chosen. */
      fade(to: { level: number; pace: number }) {
        faded = to;
        apply();
      },
    },
  };
}
