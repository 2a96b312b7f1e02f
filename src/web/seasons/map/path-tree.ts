import type { MapNode } from '#shared/season-map.ts';

/** A node with its place: `lane` counts rows from the top, the column is its episode number. */
export type Placed = {
  node: MapNode;
  parent: Placed | null;
  /** In the order of the doors that lead to them. */
  children: Placed[];
  lane: number;
  /** Share of those who went on from the parent, in percent; null before the path has a choice there. */
  share: number | null;
  /** Seasons of others that turn off here. */
  remixes: number;
};

export type PathTree = {
  root: Placed | null;
  byId: ReadonlyMap<string, Placed>;
  /** The episodes of the season, from its first. */
  path: Placed[];
  lanes: number;
  columns: number;
};

/** Lays out the nodes that are known so far. A node whose parent is not among them is left out. */
export function growTree(nodes: readonly MapNode[]): PathTree {
  const byId = new Map<string, Placed>();
  let root: Placed | null = null;
  for (const node of nodes) {
    const parent = node.parent_id === null ? null : byId.get(node.parent_id);
    if (parent === undefined || (parent === null && root)) continue;
    const placed: Placed = { node, parent, children: [], lane: 0, share: null, remixes: 0 };
    byId.set(node.id, placed);
    if (parent) parent.children.push(placed);
    else root = placed;
  }
  const all = [...byId.values()];
  for (const each of all) tell(each);
  const lanes = root ? layLanes(root) : 0;
  return {
    root,
    byId,
    path: all.filter(({ node }) => node.on_path),
    lanes,
    columns: Math.max(0, ...all.map(({ node }) => node.episode_number)),
  };
}

/** Of so few listeners a share says nothing. */
const fewest = 2;

function tell(turn: Placed): void {
  const order = ({ node }: Placed) => turn.node.doors.indexOf(node.door ?? '');
  turn.children.sort((a, b) => order(a) - order(b));
  turn.remixes = turn.children.filter(({ node }) => node.season_id !== turn.node.season_id).length;
  // What others chose is told after the choice, never before.
  if (!turn.children.some(({ node }) => node.on_path)) return;
  const total = turn.children.reduce((sum, { node }) => sum + node.listeners, 0);
  for (const child of turn.children)
    child.share = total >= fewest ? Math.round((child.node.listeners / total) * 100) : null;
}

/** The child in whose direction a thread goes straight on. */
export const straightOn = ({ node, children }: Placed): Placed | undefined =>
  children.find((child) => child.node.on_path) ??
  children.find((child) => child.node.season_id === node.season_id) ??
  children[0];

/** Gives each path a lane of its own: those of the doors before the straight one above it, the others below. */
function layLanes(root: Placed): number {
  let next = 0;
  // By hand, not by calls: a story may be longer than the stack is deep.
  const open: { placed: Placed; straight: Placed | undefined; at: number }[] = [];
  const enter = (placed: Placed) => open.push({ placed, straight: straightOn(placed), at: 0 });
  enter(root);
  while (open.length > 0) {
    const top = open.at(-1)!;
    const child = top.placed.children[top.at++];
    if (child) {
      enter(child);
      continue;
    }
    if (!top.straight) top.placed.lane = next++;
    else top.placed.lane = top.straight.lane;
    open.pop();
  }
  return next;
}

/** Doors of an episode that nobody has opened. */
export const shutDoors = ({ node, children }: Placed): string[] =>
  node.doors.filter((door) => !children.some((child) => child.node.door === door));

/** Whether title and picture are kept back until asked for: neither heard nor on one's path. */
export const isVeiled = ({ node }: Placed, lifted: Lifted): boolean =>
  !node.heard && !node.on_path && lifted !== 'all' && !lifted.has(node.id);
export type Lifted = 'all' | ReadonlySet<string>;
