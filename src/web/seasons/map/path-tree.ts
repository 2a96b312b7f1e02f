import type { MapNode } from '#shared/season-map.ts';

/**
 * A node with its place: `lane` counts rows from the top, the column is its episode number. Besides episodes that are told there
 * are the doors of the path that nobody has opened (`shut`), and paths nobody heard that stand for themselves only once they
 * are asked for (`gathered`).
 */
export type Placed = {
  kind: 'told' | 'shut' | 'gathered';
  node: MapNode;
  parent: Placed | null;
  /** The told ones, in the order of the doors that lead to them. */
  children: Placed[];
  /** What the drawing has after it, of every kind, in the same order. */
  drawn: Placed[];
  /** How many paths are gathered in it. */
  gathered: number;
  lane: number;
  /** Share of the door that leads here among those who went on from the parent, whoever's telling they heard, in percent; null before the path has a choice there. */
  share: number | null;
  /** Seasons of others that turn off here. */
  remixes: number;
};

export type PathTree = {
  root: Placed | null;
  byId: ReadonlyMap<string, Placed>;
  /** What the drawing shows, of every kind. */
  drawn: Placed[];
  /** The episodes of the season, from its first. */
  path: Placed[];
  lanes: number;
  columns: number;
};

/** Over so many lanes the paths of a fork that nobody heard are gathered. */
const mostLanes = 60;

/** Lays out the nodes that are known so far. A node whose parent is not among them is left out. `opened` are the forks whose paths are not gathered; what leads out of episodes from `unknownFrom` on is not known yet. */
export function growTree(
  nodes: readonly MapNode[],
  opened: ReadonlySet<string> = new Set(),
  unknownFrom = Infinity,
): PathTree {
  const byId = new Map<string, Placed>();
  let root: Placed | null = null;
  for (const node of nodes) {
    if (byId.has(node.id)) continue;
    const parent = node.parent_id === null ? null : byId.get(node.parent_id);
    if (parent === undefined || (parent === null && root)) continue;
    const placed = place('told', node, parent);
    byId.set(node.id, placed);
    if (parent) parent.children.push(placed);
    else root = placed;
  }
  const all = [...byId.values()];
  for (const each of all) tell(each);
  const path = all.filter(({ node }) => node.on_path);
  const ends = all.filter(({ children }) => children.length === 0).length;
  const known = ends > mostLanes ? knownOf(all) : null;
  for (const each of all)
    each.drawn = drawnAfter(each, {
      isEnd: each === path.at(-1),
      isWhole: each.node.episode_number < unknownFrom,
      known: opened.has(each.node.id) ? null : known,
    });
  const lanes = root ? layLanes(root, path.at(-1)) : 0;
  const drawn = root ? drawnFrom(root) : [];
  for (const each of drawn) byId.set(each.node.id, each);
  return {
    root,
    byId,
    drawn,
    path,
    lanes,
    columns: Math.max(0, ...drawn.map(({ node }) => node.episode_number)),
  };
}

const place = (kind: Placed['kind'], node: MapNode, parent: Placed | null): Placed => ({
  kind,
  node,
  parent,
  children: [],
  drawn: [],
  gathered: 0,
  lane: 0,
  share: null,
  remixes: 0,
});

/** The nodes that are heard or on the path, with all on the way to them. */
function knownOf(all: readonly Placed[]): ReadonlySet<Placed> {
  const known = new Set<Placed>();
  for (const each of all)
    if (each.node.heard || each.node.on_path)
      for (let at: Placed | null = each; at && !known.has(at); at = at.parent) known.add(at);
  return known;
}

/** Told episodes, shut doors and a bundle of the paths that are gathered; `known` is null where nothing is. */
function drawnAfter(
  turn: Placed,
  { isEnd, isWhole, known }: { isEnd: boolean; isWhole: boolean; known: ReadonlySet<Placed> | null },
): Placed[] {
  const firsts = new Set(
    isEnd ? turn.node.doors.map((door) => turn.children.find(({ node }) => node.door === door)) : [],
  );
  const isFar = (child: Placed) =>
    known !== null && !known.has(child) && !firsts.has(child) && child !== straightOn(turn);
  const far = turn.children.filter(isFar);
  const shown = far.length < 2 ? turn.children : turn.children.filter((child) => !isFar(child));
  const after: Omit<MapNode, 'id' | 'door'> = {
    ...turn.node,
    parent_id: turn.node.id,
    episode_number: turn.node.episode_number + 1,
    title: '',
    image_url: null,
    username: null,
    doors: [],
    listeners: 0,
    door_listeners: null,
    on_path: false,
    heard: false,
    duration_ms: null,
  };
  const shut =
    turn.node.on_path && isWhole
      ? shutDoors(turn).map((door) => place('shut', { ...after, id: `${turn.node.id} ${door}`, door }, turn))
      : [];
  const inOrder = [...shown, ...shut].toSorted((a, b) => orderAt(turn, a) - orderAt(turn, b));
  if (far.length < 2) return inOrder;
  const bundle = place('gathered', { ...after, id: `${turn.node.id} +`, door: null }, turn);
  return [...inOrder, { ...bundle, gathered: far.length }];
}

const orderAt = (turn: Placed, { node }: Placed): number => turn.node.doors.indexOf(node.door ?? '');

function drawnFrom(root: Placed): Placed[] {
  const all: Placed[] = [];
  const open = [root];
  for (let each = open.pop(); each; each = open.pop()) {
    all.push(each);
    open.push(...each.drawn);
  }
  return all;
}

/** Of so few listeners a share says nothing. */
const fewest = 2;

function tell(turn: Placed): void {
  turn.children.sort((a, b) => orderAt(turn, a) - orderAt(turn, b));
  turn.remixes = turn.children.filter(({ node }) => node.season_id !== turn.node.season_id).length;
  // What others chose is told after the choice, never before.
  if (!turn.children.some(({ node }) => node.on_path)) return;
  const byDoor = new Map<string | null, number>();
  for (const { node } of turn.children) byDoor.set(node.door, (byDoor.get(node.door) ?? 0) + node.listeners);
  // Where the server counted whoever heard two tellings of a door once, that holds; not every telling of it says so.
  for (const { node } of turn.children) if (node.door_listeners !== null) byDoor.set(node.door, node.door_listeners);
  const total = [...byDoor.values()].reduce((sum, each) => sum + each, 0);
  for (const child of turn.children)
    child.share = total >= fewest ? Math.round((byDoor.get(child.node.door)! / total) * 100) : null;
}

/** The child in whose direction a thread goes straight on. */
export const straightOn = ({ node, children }: Placed): Placed | undefined =>
  children.find((child) => child.node.on_path) ??
  children.find((child) => child.node.season_id === node.season_id) ??
  children[0];

/** What is drawn straight on from an episode; at the end of the path that is the middle of its doors. */
const drawnStraight = (turn: Placed, end: Placed | undefined): Placed | undefined => {
  if (turn === end) return turn.drawn[Math.floor((turn.drawn.length - 1) / 2)];
  return straightOn(turn) ?? turn.drawn[0];
};

/** Gives each path a lane of its own: those of the doors before the straight one above it, the others below. */
function layLanes(root: Placed, end: Placed | undefined): number {
  let next = 0;
  // By hand, not by calls: a story may be longer than the stack is deep.
  const open: { placed: Placed; straight: Placed | undefined; at: number; isOwn: boolean }[] = [];
  const enter = (placed: Placed, isOwn: boolean) =>
    open.push({ placed, straight: drawnStraight(placed, end), at: 0, isOwn });
  enter(root, end !== undefined);
  while (open.length > 0) {
    const top = open.at(-1)!;
    const child = top.placed.drawn[top.at++];
    if (child) {
      enter(child, top.isOwn && child === top.straight);
      continue;
    }
    if (top.straight) top.placed.lane = top.straight.lane;
    else {
      top.placed.lane = next;
      // Under the path there is room for the titles of its episodes.
      next += top.isOwn ? 2 : 1;
    }
    open.pop();
  }
  return next;
}

/** Doors of an episode that nobody has opened. */
export const shutDoors = ({ node, children }: Placed): string[] =>
  node.doors.filter((door) => !children.some((child) => child.node.door === door));

/** Of the tellings of a door the one that most people opened; undefined where nobody told it. */
export const mostHeard = ({ children }: Placed, door: string): Placed | undefined =>
  children
    .filter(({ node }) => node.door === door)
    .reduce<Placed | undefined>(
      (most, each) => (most && most.node.listeners >= each.node.listeners ? most : each),
      undefined,
    );

/** Whether title and picture are kept back until asked for: neither heard nor on one's path. */
export const isVeiled = ({ kind, node }: Placed, lifted: Lifted): boolean =>
  kind === 'told' && !node.heard && !node.on_path && lifted !== 'all' && !lifted.has(node.id);
export type Lifted = 'all' | ReadonlySet<string>;
