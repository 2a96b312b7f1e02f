import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

/** The hero's video over its picture, and its pause button. If the video can't play, neither is shown and the picture stays. */
export function HeroLoop({ over }: { over: HTMLElement }) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [started, setStarted] = useState(false);
  const [playing, setPlaying] = useState(false);
  if (failed) return null;

  function toggle() {
    if (playing) video.current?.pause();
    else void video.current?.play().catch(() => setPlaying(false));
  }

  return (
    <>
      {createPortal(
        <video
          ref={video}
          className={started ? 'hero__loop is-on' : 'hero__loop'}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => {
            setStarted(true);
            setPlaying(true);
          }}
          onPause={() => setPlaying(false)}
        >
          <source src="/art/hero-loop.webm" type="video/webm" />
          <source src="/art/hero-loop.mp4" type="video/mp4" onError={() => setFailed(true)} />
        </video>,
        over,
      )}
      {started && (
        <IconButton
          className="hero__pause"
          outlined
          icon={playing ? Pause : Play}
          label={playing ? 'Pause the background video' : 'Play the background video'}
          onClick={toggle}
        />
      )}
    </>
  );
}
