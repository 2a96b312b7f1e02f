import { useEffect, useRef, useState } from 'react';

const askEveryMs = 250;
const askAtMost = 80;

/** The video site's own player. It is seen once it has answered: until then, and where it can't be reached, what lies behind it is. */
export function VideoFrame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    const { origin } = new URL(src);
    const heard = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) setAnswered(true);
    };
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }, [src]);

  // The player says nothing unless it is told that somebody listens, and hears that only once it has loaded.
  useEffect(() => {
    if (answered) return;
    let asked = 0;
    const timer = setInterval(() => {
      frame.current?.contentWindow?.postMessage(JSON.stringify({ event: 'listening', id: 'featured' }), '*');
      asked += 1;
      if (asked === askAtMost) clearInterval(timer);
    }, askEveryMs);
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
