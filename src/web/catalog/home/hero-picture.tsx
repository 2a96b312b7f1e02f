import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

const words =
  'Two children and a cat sit on a rug listening to an old radio; under the lamp a whale, a castle and a lighthouse rise out of the story.';

/** The still, and over it its silent loop for whoever has the data and the eyes for it. */
export function HeroPicture({ short }: { short: boolean }) {
  const wide = short ? 'hero-w' : 'hero';
  return (
    <div className="hero__art">
      <picture>
        <source media="(max-width:1279px)" type="image/avif" srcSet="/art/hero-m.avif" />
        <source media="(max-width:1279px)" srcSet="/art/hero-m.webp" />
        <source type="image/avif" srcSet={`/art/${wide}.avif`} />
        <img src={`/art/${wide}.webp`} alt={words} width={1600} height={900} fetchPriority="high" />
      </picture>
      {!short && <HeroLoop />}
    </div>
  );
}

function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches && !connection?.saveData
  );
}

function HeroLoop() {
  const [shown, setShown] = useState(false);
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  // Fetched once the page has come to rest: the still is the page's largest picture and must not wait for the film.
  useEffect(() => {
    if (!wantsMotion()) return;
    const start = () => setShown(true);
    const idle =
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(start, { timeout: 4000 })
        : setTimeout(start, 1500);
    return () => (typeof cancelIdleCallback === 'function' ? cancelIdleCallback(idle as number) : clearTimeout(idle));
  }, []);

  if (!shown) return null;
  const toggle = () => (playing ? video.current?.pause() : void video.current?.play().catch(() => setPlaying(false)));
  return (
    <>
      <video
        ref={video}
        className="hero__loop"
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src="/art/hero-loop.webm" type="video/webm" />
        <source src="/art/hero-loop.mp4" type="video/mp4" onError={() => setShown(false)} />
      </video>
      <IconButton
        className="hero__pause"
        outlined
        icon={playing ? Pause : Play}
        label={playing ? 'Pause the background video' : 'Play the background video'}
        onClick={toggle}
      />
    </>
  );
}
