import type { ReactNode } from 'react';
import type { Character } from '#shared/story/characters.ts';
import type { ShowCard } from '#shared/shows.ts';
import { Door } from '#web/ui/icons/door.tsx';
import { ArchPortrait } from '#web/ui/cards/arch-portrait.tsx';
import { Poster } from '#web/ui/cards/poster.tsx';
import './how-it-works.css';

type Props = { posters: readonly ShowCard[]; cast: readonly Character[] };

/** The product in three pictures, composed of existing shows and characters. */
export function HowItWorks({ posters, cast }: Props) {
  return (
    <section className="sec sec--lg how" aria-labelledby="how-it-works">
      <div className="wrap">
        <h2 className="d how__h" id="how-it-works">
          How it works
        </h2>
        <ol className="how__g">
          <Step number={1} look="how__v--1" title="Pick a show" picture={<Posters shows={posters} />}>
            Find one you love, or build a world of your own in ten questions.
          </Step>
          <Step
            number={2}
            look="how__v--2"
            title="Cast two characters and set the scene"
            picture={<Pair cast={cast} />}
          >
            Add a place and a line of plot. Voices, music and script follow.
          </Step>
          <Step number={3} look="how__v--3" title="Listen, then choose what happens next" picture={<Doors />}>
            Each episode ends at a set of doors. Whichever you open becomes the next one.
          </Step>
        </ol>
      </div>
    </section>
  );
}

type StepProps = { number: number; look: string; title: string; picture: ReactNode; children: ReactNode };

function Step({ number, look, title, picture, children }: StepProps) {
  return (
    <li>
      <div className={`how__v ${look}`} aria-hidden="true">
        {picture}
      </div>
      <div className="how__n" aria-hidden="true">
        {number}
      </div>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

function Posters({ shows }: { shows: readonly ShowCard[] }) {
  return shows.map((show) => (
    <span className="poster" key={show.id}>
      <Poster show={show} sizes="132px" />
    </span>
  ));
}

function Pair({ cast: [first, second] }: { cast: readonly Character[] }) {
  return (
    <>
      <ArchPortrait image={first?.image_url ?? null} sizes="142px" />
      <span className="how__amp">&amp;</span>
      <ArchPortrait image={second?.image_url ?? null} sizes="142px" />
    </>
  );
}

function Doors() {
  return [1, 2, 3].map((gel) => (
    <span key={gel} className={`how__door gel-${gel}`}>
      <Door />
    </span>
  ));
}
