import { Suspense, useEffect, useState } from 'react';
import { later } from '#web/later.ts';
import { wantsMotion } from './wants-motion.ts';

const HeroLoop = later(async () => (await import('./hero-loop.tsx')).HeroLoop);

/** Its own shape, so that its place is kept while it loads. */
const narrow = { width: 900, height: 860 };
const early = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
const latestStartMs = 4000;
const words =
  'Two children and a cat sit on a rug listening to an old radio; under the lamp a whale, a castle and a lighthouse rise out of the story.';

/** The still, and over it its silent loop for whoever has the data and the eyes for it. */
export function HeroPicture({ short }: { short: boolean }) {
  const atRest = useAtRest();
  const [art, setArt] = useState<HTMLElement | null>(null);
  const wide = short ? 'hero-w' : 'hero';
  return (
    <>
      {/* Named here, so that it is on the line before scripts and posters; in a picture it is found too late. */}
      <link {...early} media="(max-width:1279px)" href="/art/hero-m.avif" />
      <link {...early} media="(min-width:1280px)" href={`/art/${wide}.avif`} />
      <div className="hero__art" ref={setArt}>
        <picture>
          <source media="(max-width:1279px)" type="image/avif" srcSet="/art/hero-m.avif" {...narrow} />
          <source media="(max-width:1279px)" srcSet="/art/hero-m.webp" {...narrow} />
          <source type="image/avif" srcSet={`/art/${wide}.avif`} />
          <img src={`/art/${wide}.webp`} alt={words} width={1920} height={short ? 600 : 960} fetchPriority="high" />
        </picture>
      </div>
      <Suspense fallback={null}>{atRest && art && <HeroLoop over={art} />}</Suspense>
    </>
  );
}

/** True once the page has come to rest and moving pictures are welcome: the still must not wait for the film. */
function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!wantsMotion()) return;
    const start = () => setAtRest(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start, latestStartMs / 2);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: latestStartMs });
    return () => cancelIdleCallback(idle);
  }, []);
  return atRest;
}
