import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useHeroLoop } from './use-hero-loop.ts';

const words =
  'Two children and a cat sit on a rug listening to an old radio; under the lamp a whale, a castle and a lighthouse rise out of the story.';

/** The still, and over it its silent loop for whoever has the data and the eyes for it. */
export function HeroPicture({ short }: { short: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const loop = useHeroLoop(video);
  const wide = short ? 'hero-w' : 'hero';
  return (
    <>
      <div className="hero__art">
        <picture>
          <source media="(max-width:1279px)" type="image/avif" srcSet="/art/hero-m.avif" />
          <source media="(max-width:1279px)" srcSet="/art/hero-m.webp" />
          <source type="image/avif" srcSet={`/art/${wide}.avif`} />
          <img src={`/art/${wide}.webp`} alt={words} width={1920} height={short ? 600 : 960} fetchPriority="high" />
        </picture>
        {loop.wanted && (
          <video
            ref={video}
            className={loop.started ? 'hero__loop is-on' : 'hero__loop'}
            autoPlay
            muted
            loop
            playsInline
            aria-hidden="true"
            tabIndex={-1}
            {...loop.events}
          >
            <source src="/art/hero-loop.webm" type="video/webm" />
            <source src="/art/hero-loop.mp4" type="video/mp4" onError={loop.giveUp} />
          </video>
        )}
      </div>
      {loop.started && (
        <IconButton
          className="hero__pause"
          outlined
          icon={loop.playing ? Pause : Play}
          label={loop.playing ? 'Pause the background video' : 'Play the background video'}
          onClick={loop.toggle}
        />
      )}
    </>
  );
}
