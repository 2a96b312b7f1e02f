import { Suspense, useEffect, useState } from 'react';
import { deferred } from '#web/delivery/deferred.ts';
import { wantsMotion } from './wants-motion.ts';

const HeroLoop = deferred(async () => (await import('./hero-loop.tsx')).HeroLoop);

/** Width and height of the picture, which reserve its space while it loads. */
const narrow = { width: 900, height: 860 };
const early = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
const latestStartMs = 4000;
const words =
  'Two children and a cat sit on a rug listening to an old radio; under the lamp a whale, a castle and a lighthouse rise out of the story.';

/** The picture, and over it a muted video loop unless the visitor saves data or asked for reduced motion. */
export function HeroPicture({ short }: { short: boolean }) {
  const atRest = useAtRest();
  const [art, setArt] = useState<HTMLElement | null>(null);
  const wide = short ? 'hero-w' : 'hero';
  return (
    <>
      {/* A preload, so that the picture is requested before scripts and posters; the parser finds a <picture> too late. */}
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

/** True once the page has loaded and motion is allowed, so that the picture does not compete with the video. */
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
