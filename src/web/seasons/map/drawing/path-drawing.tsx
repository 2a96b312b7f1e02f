import { Maximize2, Minus, Plus } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Beam, Node, Thread } from './drawn-parts.tsx';
import { inView, type Point, type View } from './in-view.ts';
import { endWords, mostRemixed, remixWords, shareWords, spokenNode } from '../node-words.ts';
import { isVeiled, straightOn, type Lifted, type PathTree, type Placed } from '../path-tree.ts';
import './path-drawing.css';

type Props = {
  tree: PathTree;
  lifted: Lifted;
  chosenId: string | null;
  /** Makers see where their story is remixed. */
  isMaker: boolean;
  signedIn: boolean;
  /** Opens the card of a node; null closes it. */
  onChoose: (id: string | null) => void;
  /** Draws each of the paths that are gathered at a fork. */
  onOpenFork: (id: string) => void;
};

const column = 142;
const row = 62;
const margin = { x: 92, y: 90 };
/** Room for the words at the end of a path. */
const wordsPx = 300;
/** The own thread draws itself, and then the others come. */
const openingMs = 1200;
/** What stands over the stage at its foot must hide nothing. */
const footPx = 60;
/** The beam lights doors so far up and down. */
const beamPx = 190;
const zooms = [1, 0.72, 0.46] as const;
/** Windows are cut to whole steps of this, in px, so that scrolling draws anew only now and then. */
const step = 320;

/** The tree as threads on a dark stage; only what is in view is drawn. Arrows walk it, Enter opens a card. */
export function PathDrawing({ tree, lifted, chosenId, isMaker, signedIn, onChoose, onOpenFork }: Props) {
  const [zoom, setZoom] = useState(0);
  const scale = zooms[zoom] ?? 1;
  const frame = useRef<HTMLDivElement>(null);
  const view = useView(frame, scale);
  const here = tree.path.at(-1);
  const [atId, setAtId] = useState<string | null>(null);
  const at = tree.byId.get(atId ?? '') ?? here ?? tree.root;
  const label = useId();
  const isOpening = useOpening();
  // A small tree stands in the middle of the stage.
  const above = Math.max(0, (view.height - (margin.y * 2 + tree.lanes * row) * scale) / 2);
  const place = ({ node, lane }: Pick<Placed, 'node' | 'lane'>) => ({
    x: (margin.x + (node.episode_number - 1) * column) * scale,
    y: (margin.y + lane * row) * scale + above,
  });

  useLayoutEffect(() => {
    const target = here ?? tree.root;
    if (!frame.current || !target) return;
    const { x, y } = place(target);
    frame.current.scrollTo(x - frame.current.clientWidth * 0.5, y - frame.current.clientHeight * 0.45);
  }, [scale, here?.node.id]);

  function go(to: Placed | null | undefined) {
    if (!to || !frame.current) return;
    setAtId(to.node.id);
    const { x, y } = place(to);
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame.current;
    if (
      x < scrollLeft + 60 ||
      x > scrollLeft + clientWidth - 160 ||
      y < scrollTop + 60 ||
      y > scrollTop + clientHeight - 60
    )
      frame.current.scrollTo(x - clientWidth / 2, y - clientHeight / 2);
  }
  function press(each: Placed) {
    if (each.kind !== 'gathered') {
      setAtId(each.node.id);
      return onChoose(each.node.id);
    }
    onOpenFork(each.parent!.node.id);
    setAtId(each.parent!.node.id);
  }
  /** The largest at which all of it is seen, else the smallest. */
  function fit() {
    const fits = zooms.findIndex(
      (each) =>
        (margin.x * 2 + tree.columns * column + 120) * each <= view.width &&
        (margin.y * 2 + tree.lanes * row) * each <= view.height,
    );
    setZoom(fits < 0 ? zooms.length - 1 : fits);
    go(here);
  }
  function keys(event: KeyboardEvent) {
    const siblings = at?.parent?.drawn ?? [];
    const beside = at ? siblings.indexOf(at) : -1;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowRight: () => go(at && (straightOn(at) ?? at.drawn[0])),
      ArrowLeft: () => go(at?.parent),
      ArrowUp: () => go(siblings[beside - 1]),
      ArrowDown: () => go(siblings[beside + 1]),
      Home: () => go(tree.root),
      End: () => go(here),
      Enter: () => at && press(at),
      Escape: () => onChoose(null),
      '+': () => setZoom(Math.max(0, zoom - 1)),
      '-': () => setZoom(Math.min(zooms.length - 1, zoom + 1)),
      '0': fit,
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const most = mostRemixed(tree);
  const seen = inView(tree.drawn, place, view, step);
  const width = (margin.x * 2 + tree.columns * column) * scale + wordsPx;
  const height = (margin.y * 2 + tree.lanes * row) * scale + above + footPx;
  const doorsToCome = here?.drawn.map((each) => place(each).y) ?? [];
  const fork = at?.children.some(({ node }) => node.on_path) ? at : tree.path.at(-2);
  const share = fork && shareWords(fork);

  return (
    <div className={['pmap', isOpening && 'is-opening', !signedIn && 'is-foreign'].filter(Boolean).join(' ')}>
      <div
        className="pmap__f"
        ref={frame}
        role="tree"
        aria-label="Where the paths lead"
        aria-activedescendant={label}
        tabIndex={0}
        onKeyDown={keys}
      >
        <span
          id={label}
          className="vh"
          role="treeitem"
          aria-selected={at?.node.id === chosenId}
          aria-expanded={at?.kind === 'gathered' ? false : undefined}
          aria-level={at?.node.episode_number ?? 1}
        >
          {at && spokenNode(at, lifted, here?.node.id)}
        </span>
        <div className="pmap__n" style={{ width }} aria-hidden="true">
          {Array.from({ length: tree.columns }, (_, index) => {
            const x = (margin.x + index * column) * scale;
            if (x < view.x - step || x > view.x + view.width + step) return null;
            return (
              <span key={index} style={{ left: x }}>
                {index === 0 ? 'Episode 1' : index + 1}
              </span>
            );
          })}
        </div>
        <svg className="pmap__s" width={width} height={height} aria-hidden="true">
          {here && doorsToCome.length > 0 && (
            <Beam
              scale={scale}
              from={place(here)}
              top={Math.max(Math.min(...doorsToCome) - 30, place(here).y - beamPx)}
              bottom={Math.min(Math.max(...doorsToCome) + 30, place(here).y + beamPx)}
            />
          )}
          {seen.map(
            (each) =>
              each.parent && (
                <Thread
                  key={each.node.id}
                  of={each}
                  from={place(each.parent)}
                  to={place(each)}
                  turn={each.node.on_path ? { at: each.node.episode_number - 2, of: tree.path.length - 1 } : null}
                  isNext={each.parent === here}
                  hasShare={each.node.on_path || (zoom < 2 && isFirstOfDoor(each))}
                  gel={each.parent.node.doors.indexOf(each.node.door ?? '')}
                />
              ),
          )}
          {fork && share && zoom < 2 && <ShareLine at={place(fork)} words={share} />}
          {seen.map((each) => (
            <Node
              key={each.node.id}
              of={each}
              at={place(each)}
              isHere={each === here}
              isAt={each === at}
              isNext={each.parent === here}
              columnPx={column * scale}
              veiled={isVeiled(each, lifted)}
              chosen={each.node.id === chosenId}
              titled={zoom < 2}
              endWords={endWords(signedIn)}
              remixes={isMaker ? remixWords(each, most) : null}
              onPress={() => press(each)}
            />
          ))}
        </svg>
      </div>
      <div className="pmap__z" role="group" aria-label="Zoom">
        <IconButton
          icon={Minus}
          label="Smaller"
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton icon={Plus} label="Larger" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <IconButton icon={Maximize2} label="Fit the stage" onClick={fit} />
      </div>
      <p className="pmap__k" aria-hidden="true">
        <i className="pmap__i is-own" /> {signedIn ? 'Your path' : 'This story'} <i className="pmap__i is-heard" />{' '}
        Others you have heard <i className="pmap__i" /> Not heard <i className="pmap__v" /> Veiled{' '}
        <i className="pmap__i is-shut" /> Nobody has opened it
      </p>
    </div>
  );
}

/** Of several tellings of one door the path's own, else the first. */
function isFirstOfDoor({ node, parent }: Placed): boolean {
  const same = parent?.children.filter((each) => each.node.door === node.door) ?? [];
  return (same.find((each) => each.node.on_path) ?? same[0])?.node === node;
}

/** About what a letter of it takes. */
const letterPx = 8.8;

/** Under the titles, and left of the doors to come. */
function ShareLine({ at, words }: { at: Point; words: string }) {
  return (
    <text className="pmap__w" x={Math.max(24, at.x + 64 - words.length * letterPx)} y={at.y + 114}>
      {words}
    </text>
  );
}

/** True while the own thread draws itself, once. */
function useOpening(): boolean {
  const [isOpening, setIsOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpening(false), openingMs);
    return () => clearTimeout(timer);
  }, []);
  return isOpening;
}

/** What the frame shows, in steps; the same until a step is crossed. */
function useView(frame: React.RefObject<HTMLDivElement | null>, scale: number): View {
  const [view, setView] = useState<View>({ x: 0, y: 0, width: 1440, height: 830 });
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const read = () =>
      setView((known) => {
        const next = {
          x: Math.floor(box.scrollLeft / step) * step,
          y: Math.floor(box.scrollTop / step) * step,
          width: box.clientWidth,
          height: box.clientHeight,
        };
        const isSame = (Object.keys(next) as (keyof View)[]).every((key) => next[key] === known[key]);
        return isSame ? known : next;
      });
    read();
    const sized = new ResizeObserver(read);
    sized.observe(box);
    box.addEventListener('scroll', read, { passive: true });
    return () => {
      sized.disconnect();
      box.removeEventListener('scroll', read);
    };
  }, [frame, scale]);
  return view;
}
