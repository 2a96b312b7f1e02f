export type Bounds = { left: number; top: number; right: number; bottom: number };

const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * A box that certainly holds the path: control points count as corners, arcs as their full ellipse. Cropping to it
 * spares the press most of the sheet.
 */
export function pathBounds(path: string): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const cover = (x: number, y: number, rx = 0, ry = 0): void => {
    box.left = Math.min(box.left, x - rx);
    box.right = Math.max(box.right, x + rx);
    box.top = Math.min(box.top, y - ry);
    box.bottom = Math.max(box.bottom, y + ry);
  };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = sizes[command] ?? 0;
    if (command === 'Z') [x, y] = [startX, startY];
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const [ox, oy] = relative ? [x, y] : [0, 0];
      const step = numbers.slice(at, at + size);
      if (command === 'H') x = ox + (step[0] ?? 0);
      else if (command === 'V') y = oy + (step[0] ?? 0);
      else if (command === 'A') {
        const [rx = 0, ry = 0] = step;
        cover(x, y, rx * 2, ry * 2);
        [x, y] = [ox + (step[5] ?? 0), oy + (step[6] ?? 0)];
      } else {
        for (let i = 0; i < size - 2; i += 2) cover(ox + (step[i] ?? 0), oy + (step[i + 1] ?? 0));
        [x, y] = [ox + (step[size - 2] ?? 0), oy + (step[size - 1] ?? 0)];
        if (command === 'M' && at === 0) [startX, startY] = [x, y];
      }
      cover(x, y);
    }
  }
  return box;
}
