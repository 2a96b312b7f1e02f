import { packs } from '#shared/packs-and-plans.ts';
import { ArchPortrait } from '../cards/arch-portrait.tsx';
import { BrowseCard } from '../cards/browse-card.tsx';
import { PosterCard } from '../cards/poster-card.tsx';
import { SleeveCard } from '../cards/sleeve-card.tsx';
import { TicketRow } from '../cards/ticket-row.tsx';
import { Shelf } from '../shelves/shelf.tsx';
import { sampleSeason, sampleShows, type GalleryPictures } from './samples.ts';

export function GalleryObjects({ pictures }: { pictures: GalleryPictures }) {
  const shows = sampleShows(pictures);
  return (
    <>
      <section>
        <h2 className="kit__t">Poster, sleeve, arch</h2>
        <div className="kit__o">
          <PosterCard show={shows[0]!} href="/" stats={{ likes: 2800, views: 36_800 }} />
          <PosterCard show={shows[1]!} href="/" />
          <SleeveCard season={sampleSeason(pictures)} href="/" tells="creator" plays={15_000} />
          <SleeveCard season={sampleSeason(pictures, 1)} href="/" tells="show" />
          <ArchPortrait image={pictures.portraits[0] ?? null} alt="A woman with red hair and goggles" lit />
        </div>
      </section>
      <section>
        <h2 className="kit__t">Browse card</h2>
        <div className="kit__browse">
          {shows.slice(0, 4).map((show) => (
            <BrowseCard key={show.name} show={show} href="/" />
          ))}
        </div>
      </section>
      <Shelf
        title="Trending Interactive Shows"
        seeAll="/browse"
        items={shows.map((show) => ({ key: show.name, card: <PosterCard show={show} href="/" /> }))}
      />
      <section>
        <h2 className="kit__t">Tickets</h2>
        <ul className="tix kit__tix">
          {packs.map((pack) => (
            <li key={pack.id}>
              <TicketRow pack={pack} busy={pack.id === 'value'} onPick={() => undefined} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
