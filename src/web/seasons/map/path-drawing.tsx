import { Maximize2, Minus, Plus } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { inView, type Point, type View } from './in-view.ts';
import { mostRemixed, remixWords, spokenNode, titleOf } from './node-words.ts';
import { isVeiled, shutDoors, straightOn, type Lifted, type PathTree, type Placed } from './path-tree.ts';

type Props = {
  tree: PathTree;
  lifted: Lifted;
  chosenId: string | null;
  /** Makers see where their story is remixed. */
  isMaker: boolean;
  /** Opens the card of a node; null closes it. */
  onChoose: (id: string | null) => void;
};

const column = 142;
const row = 62;
const margin = { x: 92, y: 74 };
/** Letters of a line under a node, of which there are two. */
const lineLength = 17;
const zooms = [1, 0.72, 0.46] as const;
/** Windows are cut to whole steps of this, in px, so that scrolling draws anew only now and then. */
const step = 320;

/** The tree as threads on a dark stage; only what is in view is drawn. Arrows walk it, Enter opens a card. */
export function PathDrawing({ tree, lifted, chosenId, isMaker, onChoose }: Props) {
  const [zoom, setZoom] = useState(0);
  const scale = zooms[zoom] ?? 1;
  const frame = useRef<HTMLDivElement>(null);
  const view = useView(frame, scale);
  const here = tree.path.at(-1);
  const [atId, setAtId] = useState<string | null>(null);
  const at = tree.byId.get(atId ?? '') ?? here ?? tree.root;
  const label = useId();
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
  function keys(event: KeyboardEvent) {
    const siblings = at?.parent?.children ?? [];
    const beside = at ? siblings.indexOf(at) : -1;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowRight: () => go(at && straightOn(at)),
      ArrowLeft: () => go(at?.parent),
      ArrowUp: () => go(siblings[beside - 1]),
      ArrowDown: () => go(siblings[beside + 1]),
      Home: () => go(tree.root),
      End: () => go(here),
      Enter: () => at && onChoose(at.node.id),
      Escape: () => onChoose(null),
      '+': () => setZoom(Math.max(0, zoom - 1)),
      '-': () => setZoom(Math.min(zooms.length - 1, zoom + 1)),
      '0': () => setZoom(0),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const all = useMemo(() => [...tree.byId.values()], [tree]);
  const most = mostRemixed(tree);
  const seen = inView(all, place, view, step);
  const width = (margin.x * 2 + tree.columns * column + 120) * scale;
  const height = (margin.y * 2 + tree.lanes * row) * scale + above;

  return (
    <div className="pmap">
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
          aria-level={at?.node.episode_number ?? 1}
        >
          {at && spokenNode(at, lifted, here?.node.id)}
        </span>
        <svg className="pmap__s" width={width} height={height} aria-hidden="true">
          {seen.map(
            (each) => each.parent && <Thread key={each.node.id} from={place(each.parent)} to={place(each)} of={each} />,
          )}
          {here &&
            shutDoors(here).map((door, index) => <ShutDoor key={door} at={place(here)} index={index} scale={scale} />)}
          {seen.map((each) => (
            <Node
              key={each.node.id}
              of={each}
              at={place(each)}
              isHere={each === here}
              isAt={each === at}
              veiled={isVeiled(each, lifted)}
              chosen={each.node.id === chosenId}
              titled={zoom < 2}
              remixes={isMaker ? remixWords(each, most) : null}
              onPress={() => {
                setAtId(each.node.id);
                onChoose(each.node.id);
              }}
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
        <IconButton icon={Maximize2} label="Back to where you are" onClick={() => go(here)} />
      </div>
      <p className="pmap__k" aria-hidden="true">
        <i className="pmap__i is-own" /> Your path <i className="pmap__i is-heard" /> Others you have heard{' '}
        <i className="pmap__i" /> Not heard
      </p>
    </div>
  );
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

const threadClass = ({ node }: Placed) => (node.on_path ? 'th is-own' : node.heard ? 'th is-heard' : 'th');

/** From an episode to the next, level at both ends, with the door before the next and its share. */
function Thread({ from, to, of }: { from: Point; to: Point; of: Placed }) {
  const bend = Math.min(70, (to.x - from.x) * 0.5);
  const d =
    from.y === to.y
      ? `M${from.x} ${from.y}H${to.x}`
      : `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${from.x + bend * 0.4} ${to.y} ${from.x + bend} ${to.y}H${to.x}`;
  const x = to.x - 44;
  return (
    <g className={threadClass(of)}>
      <path d={d} />
      {to.x - from.x > 90 && <path className="th__d" d={`M${x - 6} ${to.y}v-10a6 6 0 0 1 12 0v10Z`} />}
      {of.share !== null && (
        <text x={x} y={to.y - 22}>
          {of.share}%
        </text>
      )}
    </g>
  );
}

function ShutDoor({ at, index, scale }: { at: Point; index: number; scale: number }) {
  const y = at.y + (index + 1) * 30 * scale;
  const x = at.x + 84 * scale;
  return (
    <g className="th is-shut">
      <path d={`M${at.x} ${at.y}C${at.x + 40 * scale} ${at.y} ${at.x + 40 * scale} ${y} ${x - 8} ${y}`} />
      <path className="th__d" d={`M${x - 6} ${y + 6}v-10a6 6 0 0 1 12 0v10Z`} />
    </g>
  );
}

type NodeProps = {
  of: Placed;
  at: Point;
  isHere: boolean;
  isAt: boolean;
  veiled: boolean;
  chosen: boolean;
  titled: boolean;
  /** "remixed 14 times". */
  remixes: string | null;
  onPress: () => void;
};

function Node({ of, at, isHere, isAt, veiled, chosen, titled, remixes, onPress }: NodeProps) {
  const { node, children } = of;
  const own = node.on_path;
  const state = [
    own ? 'is-own' : node.heard ? 'is-heard' : '',
    isHere && 'is-here',
    chosen && 'is-chosen',
    isAt && 'is-at',
    veiled && 'is-veiled',
  ];
  const title = titleOf(of);
  const lines = [...inLines(title), ...(remixes ? [remixes] : [])];
  return (
    <g
      className={['nd', ...state].filter(Boolean).join(' ')}
      transform={`translate(${at.x} ${at.y})`}
      onClick={onPress}
    >
      <circle className="nd__t" r="22" />
      <circle className="nd__c" r={own ? 20 : 8} />
      {own && (
        <text className="nd__n" y="6">
          {node.episode_number}
        </text>
      )}
      {own &&
        titled &&
        lines.map((line, index) => (
          <text key={index} className="nd__w" y={40 + index * 16}>
            {line}
          </text>
        ))}
      {isHere && titled && (
        <text className="nd__h" y={40 + lines.length * 16}>
          Your path ends here
        </text>
      )}
      {!own && titled && children.length === 0 && (
        <text className="nd__e" x="28" y="5">
          {!veiled && `${title} `}
          {node.username && `by ${node.username}`}
        </text>
      )}
    </g>
  );
}

/** A title as the two lines that there is room for. */
function inLines(title: string): string[] {
  const cut = title.length <= lineLength ? -1 : title.lastIndexOf(' ', lineLength);
  if (cut < 0) return [shorten(title)];
  return [title.slice(0, cut), shorten(title.slice(cut + 1))];
}
const shorten = (line: string) => (line.length > lineLength + 2 ? `${line.slice(0, lineLength)}…` : line);
