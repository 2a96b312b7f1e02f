import { useEffect, useRef, useState } from 'react';

const attemptEveryMs = 250;
const maxAttempts = 80;

/** The video site's own player. It is hidden until it reports that it plays, so that a blocked site shows the picture behind it. */
export function VideoFrame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    const { origin } = new URL(src);
    const onMessage = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) setAnswered(true);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [src]);

  // The player sends events only after it receives a 'listening' message, which it accepts only once it has loaded.
  useEffect(() => {
    if (answered) return;
    let attempts = 0;
    const timer = setInterval(() => {
      frame.current?.contentWindow?.postMessage(JSON.stringify({ event: 'listening', id: 'featured' }), '*');
      attempts += 1;
      if (attempts === maxAttempts) clearInterval(timer);
    }, attemptEveryMs);
    return () => clearInterval(timer);
  }, [answered]);

  return (
    <iframe
      ref={frame}
      className={answered ? 'is-on' : undefined}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture"
    />
  );
}
