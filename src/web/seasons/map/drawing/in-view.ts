import type { Placed } from '../path-tree.ts';

export type Point = { x: number; y: number };
export type View = Point & { width: number; height: number };

/**
 * The nodes to be drawn for a window, each with the thread that leads to it, with a margin around. Of the threads that only
 * pass through on their way to somewhere else, the outermost of a fork stand for all: they lie on each other.
 */
export function inView(
  nodes: readonly Placed[],
  place: (node: Placed) => Point,
  view: View,
  marginPx: number,
): Placed[] {
  const [left, right] = [view.x - marginPx, view.x + view.width + marginPx];
  const [top, bottom] = [view.y - marginPx, view.y + view.height + marginPx];
  return nodes.filter((each) => {
    const { x, y } = place(each);
    const from = each.parent ? place(each.parent) : { x, y };
    if (x < left || from.x > right) return false;
    if (y > top && y < bottom) return true;
    const passes = Math.max(y, from.y) > top && Math.min(y, from.y) < bottom;
    const siblings = each.parent?.children;
    return passes && (each === siblings?.[0] || each === siblings?.at(-1));
  });
}
