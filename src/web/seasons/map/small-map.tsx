import { ArrowRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SeasonMap } from '#shared/season-map.ts';
import type { Season } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { seasonAddress } from '../season-address.ts';
import { growTree, type Placed } from './path-tree.ts';
import './small-map.css';

/** Enough for a drawing of this size. */
const nodesDrawn = 200;
const size = { width: 388, height: 150, margin: 14 };

type Props = {
  season: Season;
  signedIn: boolean;
  /** Told once they are known: what share of listeners, in percent, opened the door to an episode, by its number. */
  onShares: (shares: ReadonlyMap<number, number>) => void;
};

/** The way to the map, with a small drawing of it; nothing while nobody has remixed the season. */
export function SmallMap({ season, signedIn, onShares }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const map = useMapInView(season.id, place);
  const tree = useMemo(
    () =>
      map && map.seasons > 1
        ? growTree(map.items, undefined, map.next_cursor ? Number.parseInt(map.next_cursor, 10) - 1 : Infinity)
        : null,
    [map],
  );
  useEffect(() => {
    const shares = tree?.path.flatMap(({ node, share }) =>
      share === null ? [] : [[node.episode_number, share] as const],
    );
    if (shares && shares.length > 0) onShares(new Map(shares));
  }, [tree]);
  return (
    <div ref={place}>
      {map && tree && (
        <section className="mini" aria-labelledby="where-the-paths-lead">
          <h2 id="where-the-paths-lead">
            Where <em className="sm">the</em> Paths Lead
          </h2>
          <Threads nodes={tree.drawn} lanes={tree.lanes} columns={tree.columns} />
          <div className="mini__f">
            <p>
              <b>
                {countOf(map.seasons, 'season')}, {countOf(map.episodes, 'episode')}
              </b>
              {signedIn && <small>You have heard {map.heard}</small>}
            </p>
            <LinkButton variant="ghost" to={`${seasonAddress(season.id)}/map`} iconAfter={ArrowRight}>
              Open the map
            </LinkButton>
          </div>
        </section>
      )}
    </div>
  );
}

/** The first nodes of the map, read when its place comes near the window; null before, and where it can't be had. */
function useMapInView(seasonId: string, place: React.RefObject<HTMLDivElement | null>): SeasonMap | null {
  const [map, setMap] = useState<SeasonMap | null>(null);
  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        api.listening.readSeasonMap({ id: seasonId, limit: nodesDrawn }).then(setMap, (error: unknown) => {
          console.error('The map could not be loaded:', error);
        });
      },
      { rootMargin: '200px' },
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, [seasonId, place]);
  return map;
}

function Threads({ nodes, lanes, columns }: { nodes: Placed[]; lanes: number; columns: number }) {
  const { width, height, margin } = size;
  const x = ({ node }: Placed) =>
    margin + ((node.episode_number - 1) / Math.max(1, columns - 1)) * (width - 2 * margin);
  const y = ({ lane }: Placed) => (lanes < 2 ? height / 2 : margin + (lane / (lanes - 1)) * (height - 2 * margin));
  const look = ({ node, kind }: Placed) =>
    ['mini__p', node.on_path ? 'is-own' : node.heard && 'is-heard', kind === 'shut' && 'is-shut']
      .filter(Boolean)
      .join(' ');
  const end = nodes.findLast(({ node }) => node.on_path);
  return (
    <svg className="mini__s on-stage" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {nodes.map((each) => {
        const { parent, kind } = each;
        if (!parent || (kind === 'shut' && parent !== end)) return null;
        const bend = x(parent) + Math.min(24, (x(each) - x(parent)) / 2);
        return (
          <path
            key={each.node.id}
            className={look(each)}
            d={`M${x(parent)} ${y(parent)}C${bend} ${y(parent)} ${x(parent)} ${y(each)} ${bend} ${y(each)}H${x(each)}`}
          />
        );
      })}
      {nodes.map((each) =>
        each.kind === 'shut' && each.parent !== end ? null : each.kind === 'shut' ? (
          <path key={each.node.id} className={look(each)} d={`M${x(each) - 5} ${y(each) + 6}v-8a5 5 0 0 1 10 0v8Z`} />
        ) : (
          <circle
            key={each.node.id}
            className={each === end ? `${look(each)} is-here` : look(each)}
            cx={x(each)}
            cy={y(each)}
            r={each.node.on_path ? 5 : each.kind === 'gathered' ? 5 : 3.5}
          />
        ),
      )}
    </svg>
  );
}
