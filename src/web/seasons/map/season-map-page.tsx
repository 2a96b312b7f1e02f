import { ArrowLeft, Eye } from 'lucide-react';
import { useState, useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import type { SeasonMap, MapNode } from '#shared/season-map.ts';
import type { Season } from '#shared/seasons.ts';
import { prices } from '#shared/wallet.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SegmentedControl } from '#web/ui/actions/segmented-control.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { seasonAddress } from '../season-address.ts';
import { DoorCard } from './door-card.tsx';
import { PathDrawing } from './path-drawing.tsx';
import { PathList } from './path-list.tsx';
import { isVeiled, type Lifted, growTree, type PathTree } from './path-tree.ts';
import { RoadNotTaken } from './road-not-taken.tsx';
import { api } from '#web/api/api.ts';
import './season-map.css';

const views = ['drawing', 'list'] as const;

/** Where the paths of a season lead: its own, and those of all its remixes. */
export function SeasonMapPage({ season, map }: { season: Season; map: SeasonMap }) {
  const { me } = useRootData();
  const { tree, isWhole, failed, tryAgain } = useSeasonMap(season.id, map);
  const [view, setView] = useState<(typeof views)[number]>('drawing');
  const [lifted, setLifted] = useState<Lifted>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = tree.byId.get(chosenId ?? '') ?? null;
  const fork = chosen?.children.some(({ node }) => node.on_path) ? chosen : tree.path.at(-2);
  const lift = (id: string) => setLifted(lifted === 'all' ? lifted : new Set([...lifted, id]));

  return (
    <div className="smap">
      <header className="wrap smap__h">
        <Link className="back" to={seasonAddress(season.id)}>
          <Icon of={ArrowLeft} />
          <span className="vh">Back to </span>
          {season.title}
        </Link>
        <h1 className="d">
          Where <em className="sm">the</em> Paths Lead
        </h1>
        <div className="smap__r">
          <p className="muted">
            {countOf(map.seasons, 'season')} {map.seasons === 1 ? 'grows' : 'grow'} out of this story
            {me && `. You have heard ${map.heard} of its ${countOf(map.episodes, 'episode')}`}.
          </p>
          <SegmentedControl className="smap__v" label="View" options={views} value={view} onChange={setView} />
          {lifted !== 'all' && map.seasons > 1 && (
            <Button icon={Eye} onClick={() => (isAsked ? setLifted('all') : setIsAsked(true))}>
              {isAsked ? 'This shows titles you have not reached. Lift all?' : 'Lift all veils'}
            </Button>
          )}
        </div>
        {map.seasons === 1 && (
          <p className="smap__o">Nobody else has walked here yet. Every shut door is {prices.remix} cantos.</p>
        )}
        {failed && (
          <Note kind="warn">
            The other paths can't be shown right now. Yours is here.{' '}
            <Button size="sm" onClick={tryAgain}>
              Try again
            </Button>
          </Note>
        )}
        {!isWhole && !failed && <Note kind="busy">More paths are on their way...</Note>}
      </header>
      <div className={`smap__b is-${view}`}>
        <div className="smap__d on-stage">
          <PathDrawing
            tree={tree}
            lifted={lifted}
            chosenId={chosenId}
            isMaker={season.is_creator}
            onChoose={setChosenId}
          />
        </div>
        <div className="smap__l wrap">
          <PathList
            tree={tree}
            lifted={lifted}
            chosenId={chosenId}
            isMaker={season.is_creator}
            onChoose={setChosenId}
          />
        </div>
        {chosen && (
          <div className="smap__c" aria-live="polite">
            <DoorCard
              key={chosen.node.id}
              placed={chosen}
              season={season}
              veiled={isVeiled(chosen, lifted)}
              balance={me?.balance ?? null}
              onLift={() => lift(chosen.node.id)}
              onClose={() => setChosenId(null)}
            />
          </div>
        )}
      </div>
      <div className="wrap">{fork && <RoadNotTaken key={fork.node.id} turn={fork} season={season} />}</div>
    </div>
  );
}

type Loaded = { tree: PathTree; isWhole: boolean; failed: boolean; tryAgain: () => void };

/** The tree of a season: the page that is known, and then the rest of it, page by page. */
function useSeasonMap(seasonId: string, first: SeasonMap): Loaded {
  const [nodes, setNodes] = useState<readonly MapNode[]>(first.items);
  const [cursor, setCursor] = useState(first.next_cursor);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!cursor) return;
    let wanted = true;
    setFailed(false);
    api.listening.readSeasonMap({ id: seasonId, cursor, limit: 2000 }).then(
      (page) => {
        if (!wanted) return;
        setNodes((known) => [...known, ...page.items]);
        setCursor(page.next_cursor);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [seasonId, cursor, tries]);

  const tree = useMemo(() => growTree(nodes), [nodes]);
  return { tree, isWhole: cursor === null, failed, tryAgain: () => setTries(tries + 1) };
}
