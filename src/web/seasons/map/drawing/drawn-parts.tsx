// What the drawing of a map is made of.
import { pictureWidths } from '#shared/shows.ts';
import { pictureSources } from '#web/ui/pictures/picture-sources.ts';
import { countOf } from '#web/ui/words/counts.ts';
import { shutDoorPrice, titleOf } from '../node-words.ts';
import type { Point } from './in-view.ts';
import type { Placed } from '../path-tree.ts';

/** A door stands so far before the episode behind it. */
const doorBeforePx = 44;
/** Letters of a line under a node, of which there are two. */
const lineLength = 17;

/** How far before the episode its door stands, of the length of the thread in px. */
const doorBefore = (lengthPx: number): number => Math.min(doorBeforePx, lengthPx * 0.36);

const threadClass = ({ kind, node }: Placed, isNext: boolean) =>
  [
    'th',
    node.on_path ? 'is-own' : node.heard && 'is-heard',
    kind === 'shut' && 'is-shut',
    isNext && 'is-next',
    kind === 'gathered' && 'is-gathered',
  ]
    .filter(Boolean)
    .join(' ');

type ThreadProps = {
  of: Placed;
  from: Point;
  to: Point;
  /** Where it is drawn in the opening of the own thread, as a share of it; null for others. */
  turn: { at: number; of: number } | null;
  /** Whether it leads out of where the path ends. */
  isNext: boolean;
  /** Place of its door among those of its episode. */
  gel: number;
  /** Once for each door. */
  hasShare: boolean;
};

/** From an episode to the next, level at both ends, with the door before the next and its share. */
export function Thread({ of, from, to, turn, isNext, gel, hasShare }: ThreadProps) {
  const { kind, node, share } = of;
  const bend = Math.min(70, (to.x - from.x) * 0.5);
  const x = to.x - doorBefore(to.x - from.x);
  const endX = kind === 'shut' ? x : to.x;
  const d =
    from.y === to.y
      ? `M${from.x} ${from.y}H${endX}`
      : `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${from.x + bend * 0.4} ${to.y} ${from.x + bend} ${to.y}H${endX}`;
  const hasDoor = kind !== 'gathered' && (kind === 'shut' || to.x - from.x > 90);
  return (
    <g
      className={threadClass(of, isNext)}
      style={turn ? { '--at': turn.at / turn.of, '--part': 1 / turn.of } : undefined}
    >
      <path className="th__l" d={d} pathLength={node.on_path ? 1 : undefined} />
      {hasDoor && (
        <g className={`dr gel-${(gel % 3) + 1}`} transform={`translate(${x} ${to.y})`}>
          <path className="dr__f" d="M-9 11V-4a9 9 0 0 1 18 0v15Z" />
          {kind !== 'shut' && <path className="dr__l" d="M-1 11V-11.6a7.6 7.6 0 0 1 7.6 7.6V11Z" />}
          {kind === 'shut' && <circle className="dr__k" cx="4" cy="2" r="1.4" />}
        </g>
      )}
      {hasShare && share !== null && (
        <text x={x} y={to.y - 21}>
          {share}%
        </text>
      )}
    </g>
  );
}

type NodeProps = {
  of: Placed;
  at: Point;
  isHere: boolean;
  isAt: boolean;
  /** Whether its door is out of where the path ends. */
  isNext: boolean;
  /** From one episode to the next. */
  columnPx: number;
  veiled: boolean;
  chosen: boolean;
  titled: boolean;
  /** "remixed 14 times". */
  remixes: string | null;
  endWords: string;
  onPress: () => void;
};

export function Node({
  of,
  at,
  isHere,
  isAt,
  isNext,
  columnPx,
  veiled,
  chosen,
  titled,
  remixes,
  endWords,
  onPress,
}: NodeProps) {
  const { kind, node, drawn } = of;
  const own = node.on_path;
  const state = [
    'nd',
    own ? 'is-own' : node.heard && 'is-heard',
    isHere && 'is-here',
    of.parent === null && 'is-first',
    chosen && 'is-chosen',
    isAt && 'is-at',
    veiled && 'is-veiled',
    kind === 'gathered' && 'is-gathered',
  ];
  const lines = own ? [...inLines(titleOf(of)), ...(remixes ? [remixes] : [])] : [];
  const shut = kind === 'shut';
  return (
    <g className={state.filter(Boolean).join(' ')} transform={`translate(${at.x} ${at.y})`} onClick={onPress}>
      <circle className="nd__t" r="22" cx={shut ? -doorBefore(columnPx) : 0} />
      {!shut && <circle className="nd__c" r={own ? 20 : kind === 'gathered' ? 14 : 8} />}
      {veiled && <path className="nd__g" d="M-4 -6V6M0 -7V7M4 -6V6" />}
      {!own && kind === 'told' && !veiled && <circle className="nd__p" r="3" />}
      {isHere ? (
        <path className="nd__q" d="M-6 6V-2M0 6V-7M6 6V-4" />
      ) : (
        own && (
          <text className="nd__n" y="6">
            {node.episode_number}
          </text>
        )
      )}
      {titled &&
        lines.map((line, index) => (
          <text key={index} className={index > 1 || line === remixes ? 'nd__h' : 'nd__w'} y={40 + index * 16}>
            {line}
          </text>
        ))}
      {isHere && titled && (
        <text className="nd__h" y={40 + lines.length * 16}>
          {endWords}
        </text>
      )}
      {kind === 'gathered' && (
        <text className="nd__e" x="24" y="5">
          + {countOf(of.gathered, 'path')}
        </text>
      )}
      {shut && isNext && titled && (
        <text className="nd__e" x={20 - doorBefore(columnPx)} y="5">
          nobody yet, {shutDoorPrice} cantos
        </text>
      )}
      {kind === 'told' && !own && titled && drawn.length === 0 && <End of={of} veiled={veiled} />}
    </g>
  );
}

/** The last that was told of a path: its sleeve, behind gauze while it is veiled, and whose it is. */
function End({ of, veiled }: { of: Placed; veiled: boolean }) {
  const { node } = of;
  const title = titleOf(of);
  return (
    <g className="sl">
      <rect className="sl__c" x="28" y="-18" width="36" height="36" rx="3" />
      {veiled ? (
        <path className="sl__g" d="M33 -18V18M38 -18V18M43 -18V18M48 -18V18M53 -18V18M58 -18V18" />
      ) : node.image_url ? (
        <image className="sl__i" href={smallPicture(node.image_url)} x="28" y="-18" width="36" height="36" />
      ) : (
        <path className="sl__d" d="M40 11V-4a6 6 0 0 1 12 0v15Z" />
      )}
      <path className="sl__e" d="M66 -16v32" />
      {!veiled && (
        <text className="sl__t" x="76" y="-2">
          {shorten(title, 24)}
        </text>
      )}
      {node.username && (
        <text className="nd__e" x="76" y={veiled ? 5 : 15}>
          by {node.username}
        </text>
      )}
    </g>
  );
}

/** The light that falls from where the path ends over the doors to come. */
export function Beam({ from, top, bottom, scale }: { from: Point; top: number; bottom: number; scale: number }) {
  const [near, far] = [from.x + 66 * scale, from.x + 310 * scale];
  return (
    <>
      <linearGradient id="pmap-beam" x1={from.x} x2={far} gradientUnits="userSpaceOnUse">
        <stop className="bm__n" offset="0" />
        <stop className="bm__f" offset="1" />
      </linearGradient>
      <path
        className="bm"
        fill="url(#pmap-beam)"
        d={`M${from.x} ${from.y - 8}L${near} ${top}H${far}V${bottom}H${near}L${from.x} ${from.y + 8}Z`}
      />
    </>
  );
}

/** A picture in the smallest of its widths. */
const smallPicture = (address: string): string => pictureSources(address, pictureWidths[0])?.fallback ?? address;

/** A title as the two lines that there is room for. */
function inLines(title: string): string[] {
  const cut = title.length <= lineLength ? -1 : title.lastIndexOf(' ', lineLength);
  if (cut < 0) return [shorten(title)];
  return [title.slice(0, cut), shorten(title.slice(cut + 1))];
}
const shorten = (line: string, most = lineLength) =>
  line.length > most + 2 ? `${line.slice(0, most).trimEnd()}…` : line;
