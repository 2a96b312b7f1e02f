import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { pictureSources } from './picture-sources.ts';
import './picture.css';

type Props = {
  /** Ours (`/media/pictures/<key>/<width>.webp`: all widths are offered) or any other address; null shows the empty sheet. */
  src: string | null | undefined;
  /** '' when the words beside it already say what it shows. */
  alt: string;
  /** Room it takes, as `sizes` says it ("(min-width:1280px) 248px, 45vw"). */
  sizes?: string;
  /** Shape, for the browser to keep the room: any two numbers in proportion. */
  width: number;
  height: number;
  /** For the largest picture of the page: loaded eagerly with high priority. */
  priority?: boolean;
  className?: string;
  /** Largest width worth offering. */
  widest?: number;
};

type State = 'loading' | 'shown' | 'failed';

/** A picture that reserves its space, pulses while it loads, and shows when it failed. */
export function Picture({ src, alt, sizes = '100vw', width, height, priority = false, className = '', widest }: Props) {
  const [loaded, setLoaded] = useState<{ src: string | null | undefined; state: State }>({ src, state: 'loading' });
  const state = loaded.src === src ? loaded.state : 'loading';
  const image = useRef<HTMLImageElement>(null);

  // A picture that loaded or failed before hydration fired its event without a listener. Setting the state is delayed: done at
  // once, all pictures would render again within the hydration of the page.
  useLayoutEffect(() => {
    const img = image.current;
    if (!img?.complete) return;
    startTransition(() => setLoaded({ src, state: img.naturalWidth > 0 ? 'shown' : 'failed' }));
  }, [src]);

  if (!src || state === 'failed')
    return <span className={`pic pic--failed ${className}`.trim()}>{src && <Failed />}</span>;
  const sources = pictureSources(src, widest);
  const img = (
    <img
      ref={image}
      src={sources?.fallback ?? src}
      srcSet={sources?.webp}
      sizes={sources ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
      onLoad={() => setLoaded({ src, state: 'shown' })}
      onError={() => setLoaded({ src, state: 'failed' })}
    />
  );
  return (
    <picture className={state === 'loading' ? 'pic pic--loading' : 'pic'}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {img}
    </picture>
  );
}

function Failed() {
  return <span className="pic__words">Failed to load image</span>;
}
