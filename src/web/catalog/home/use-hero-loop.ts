import { useEffect, useState, type RefObject } from 'react';
import { wantsMotion } from './wants-motion.ts';

const latestStartMs = 4000;

/** When the hero's film is fetched, and what it is doing. Where it cannot be played, the still stays. */
export function useHeroLoop(video: RefObject<HTMLVideoElement | null>) {
  const [wanted, setWanted] = useState(false);
  const [started, setStarted] = useState(false);
  const [playing, setPlaying] = useState(false);

  // Only once the page has come to rest: the still is its largest picture and must not wait for the film.
  useEffect(() => {
    if (!wantsMotion()) return;
    const start = () => setWanted(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start, latestStartMs / 2);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: latestStartMs });
    return () => cancelIdleCallback(idle);
  }, []);

  return {
    wanted,
    started,
    playing,
    giveUp: () => setWanted(false),
    toggle: () => {
      if (playing) video.current?.pause();
      else void video.current?.play().catch(() => setPlaying(false));
    },
    events: {
      onPlaying: () => {
        setStarted(true);
        setPlaying(true);
      },
      onPause: () => setPlaying(false),
    },
  };
}
