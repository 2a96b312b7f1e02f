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
import { PathDrawing } from './drawing/path-drawing.tsx';
import { PathList } from './path-list.tsx';
import { PathRail } from './path-rail.tsx';
import { isVeiled, type Lifted, growTree, type PathTree } from './path-tree.ts';
import { RoadNotTaken } from './road-not-taken.tsx';
import { api } from '#web/api/api.ts';
import './season-map.css';

const views = ['drawing', 'list'] as const;
type View = (typeof views)[number];

const phoneViews = ['my path', 'all as a list'] as const;

/** Where the paths of a season lead: its own, and those of all its remixes. */
export function SeasonMapPage({ season, map }: { season: Season; map: SeasonMap }) {
  const { me } = useRootData();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { tree, isWhole, failed, tryAgain } = useSeasonMap(season.id, map, opened);
  const [view, setView] = useState<View>('drawing');
  const isPhone = useIsPhone();
  const [lifted, setLifted] = useState<Lifted>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = tree.byId.get(chosenId ?? '') ?? null;
  const fork = [chosen, chosen?.parent].find((at) => at?.children.some(({ node }) => node.on_path)) ?? tree.path.at(-2);
  const end = tree.path.at(-1);
  const lift = (id: string) => setLifted(lifted === 'all' ? lifted : new Set([...lifted, id]));
  const card = chosen && (
    <div className="smap__c" aria-live="polite">
      <DoorCard
        key={chosen.node.id}
        placed={chosen}
        season={season}
        veiled={isVeiled(chosen, lifted)}
        balance={me?.balance ?? null}
        isEnd={chosen.parent === end}
        onLift={() => lift(chosen.node.id)}
        onClose={() => setChosenId(null)}
      />
    </div>
  );
  const given = { tree, lifted, chosenId, isMaker: season.is_creator, signedIn: me !== null };
  const isInRail = isPhone && view === 'drawing';

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
          {isPhone ? (
            <SegmentedControl
              className="smap__v"
              label="View"
              options={phoneViews}
              value={phoneViews[views.indexOf(view)]!}
              onChange={(picked) => {
                setView(views[phoneViews.indexOf(picked)]!);
                // It would lie over the list.
                setChosenId(null);
              }}
            />
          ) : (
            <SegmentedControl className="smap__v" label="View" options={views} value={view} onChange={setView} />
          )}
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
          <PathDrawing {...given} onChoose={setChosenId} onOpenFork={(id) => setOpened(new Set([...opened, id]))} />
        </div>
        <div className="smap__p wrap">
          <PathRail {...given} onChoose={setChosenId} card={isInRail && card} />
        </div>
        <div className="smap__l wrap">
          <PathList {...given} onChoose={setChosenId} />
        </div>
        {!isInRail && card}
      </div>
      <div className="wrap">
        {fork && <RoadNotTaken key={fork.node.id} turn={fork} season={season} signedIn={me !== null} />}
      </div>
    </div>
  );
}

type Loaded = { tree: PathTree; isWhole: boolean; failed: boolean; tryAgain: () => void };

/** The tree of a season: the page that is known, and then the rest of it, page by page. */
function useSeasonMap(seasonId: string, first: SeasonMap, opened: ReadonlySet<string>): Loaded {
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

  // A cursor begins with the number of the last episode of its page: of its siblings some may be missing.
  const unknownFrom = cursor === null ? Infinity : Number.parseInt(cursor, 10) - 1;
  const tree = useMemo(() => growTree(nodes, opened, unknownFrom), [nodes, opened, unknownFrom]);
  return { tree, isWhole: cursor === null, failed, tryAgain: () => setTries(tries + 1) };
}

/** As the stylesheet has it: there the drawing gives way to a rail. False until the page answers. */
function useIsPhone(): boolean {
  const [isPhone, setIsPhone] = useState(false);
  useEffect(() => {
    const narrow = matchMedia('(max-width: 767px)');
    const read = () => setIsPhone(narrow.matches);
    read();
    narrow.addEventListener('change', read);
    return () => narrow.removeEventListener('change', read);
  }, []);
  return isPhone;
}
