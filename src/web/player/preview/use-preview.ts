import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlayer } from '#web/player/store/player-store.ts';
import { player } from '#web/player/player.ts';
import { toast } from '#web/ui/feedback/toast.ts';

type Preview = { url: string; state: 'loading' | 'playing' };

/**
 * One sound at a time: a loop until it is stopped, a voice until it has spoken; until another is started, the player plays, or the
 * list goes away. `what` is said when it can't be played.
 */
export function usePreview({ what = 'The music', loops = true }: { what?: string; loops?: boolean } = {}) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const audio = useRef<HTMLAudioElement>(null);

  const stop = useCallback(() => {
    const element = audio.current;
    audio.current = null;
    if (element) {
      element.pause();
      element.removeAttribute('src');
      element.load();
    }
    setPreview(null);
  }, []);
  useEffect(() => stop, [stop]);
  const playerPlays = usePlayer((state) => state.isPlaying);
  useEffect(() => {
    if (playerPlays) stop();
  }, [playerPlays, stop]);

  function start(url: string) {
    stop();
    player.pause();
    const element = new Audio(url);
    element.loop = loops;
    element.onended = () => audio.current === element && stop();
    audio.current = element;
    setPreview({ url, state: 'loading' });
    element.play().then(
      () => audio.current === element && setPreview({ url, state: 'playing' }),
      (error: unknown) => {
        // Stopped before it began: nothing failed.
        if (audio.current !== element) return;
        console.error(`${what} could not be played:`, error);
        toast.bad('Error', `${what} could not be played. Please try again.`);
        stop();
      },
    );
  }

  return {
    preview,
    stop,
    toggle: (url: string) => (preview?.url === url ? stop() : start(url)),
  };
}
