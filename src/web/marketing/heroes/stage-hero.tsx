import type { ReactNode } from 'react';
import './stage-hero.css';

const scenes = {
  cross: { words: 'A traveller with a lantern where a path splits toward three lit doors', width: 1440, height: 585 },
  wave: {
    words: 'A studio microphone in front of a city whose towers are the bars of a waveform',
    width: 1440,
    height: 585,
  },
  hero: {
    words: 'Two children and a cat on a rug by an old radio, a story rising out of it under the lamp',
    width: 1600,
    height: 800,
  },
} as const;

type Props = { art: keyof typeof scenes; title: ReactNode; actions: ReactNode; children: ReactNode };

/** A hero with a picture over the whole width and text on its quiet side. On phones the picture is above the text. */
export function StageHero({ art, title, actions, children }: Props) {
  const { words, width, height } = scenes[art];
  return (
    <section className="mk on-stage">
      <div className={`mk__art mk__art--${art}`}>
        <picture>
          <source media="(max-width:900px)" type="image/avif" srcSet={`/art/${art}-m.avif`} />
          <source media="(max-width:900px)" srcSet={`/art/${art}-m.webp`} />
          <source type="image/avif" srcSet={`/art/${art}.avif`} />
          <img src={`/art/${art}.webp`} alt={words} width={width} height={height} fetchPriority="high" />
        </picture>
      </div>
      <div className="wrap mk__in">
        <h1 className="d">{title}</h1>
        <p>{children}</p>
        <div className="acts">{actions}</div>
      </div>
    </section>
  );
}
