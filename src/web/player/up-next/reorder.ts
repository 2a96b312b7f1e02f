/** The list with the item of one place moved to another; places beyond the ends are the ends. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item === undefined) return [...items];
  moved.splice(Math.max(0, Math.min(to, moved.length)), 0, item);
  return moved;
}
