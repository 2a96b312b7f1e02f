/** Tag for SVG text: numbers are rounded to hundredths, everything else passes through. */
export function d(text: TemplateStringsArray, ...values: (number | string)[]): string {
  let out = text[0] ?? '';
  values.forEach((value, i) => {
    out += (typeof value === 'number' ? Math.round(value * 100) / 100 : value) + (text[i + 1] ?? '');
  });
  return out;
}

export function circlePath(cx: number, cy: number, r: number): string {
  return d`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return d`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Four-pointed star with hollow sides. */
export function sparklePath(x: number, y: number, reach: number): string {
  return d`M${x} ${y - reach}Q${x} ${y} ${x + reach} ${y}Q${x} ${y} ${x} ${y + reach}Q${x} ${y} ${x - reach} ${y}Q${x} ${y} ${x} ${y - reach}Z`;
}

/** A cogwheel; `hole` is the hub's share of the radius. */
export function gearPath(cx: number, cy: number, r: number, teeth: number, hole = 0.38): string {
  let out = '';
  const steps = teeth * 2;
  for (let i = 0; i < steps; i++) {
    const from = (i / steps) * Math.PI * 2 + 0.04;
    const to = ((i + 1) / steps) * Math.PI * 2 - 0.04;
    const reach = i % 2 ? r : r * 0.8;
    out += d`${i ? 'L' : 'M'}${cx + Math.cos(from) * reach} ${cy + Math.sin(from) * reach}L${cx + Math.cos(to) * reach} ${cy + Math.sin(to) * reach}`;
  }
  return `${out}Z${circlePath(cx, cy, r * hole)}`;
}

/** A moon of radius `r` at (cx, cy) with a disc of `bite` times its radius, off by (dx, dy), taken out of it. */
export function crescentPath(cx: number, cy: number, r: number, dx: number, dy: number, bite: number): string {
  const inner = r * bite;
  const apart = Math.hypot(dx, dy);
  const along = (r * r - inner * inner + apart * apart) / (2 * apart);
  const half = Math.sqrt(Math.max(0, r * r - along * along));
  const [ux, uy] = [dx / apart, dy / apart];
  const [mx, my] = [cx + ux * along, cy + uy * along];
  const [x1, y1, x2, y2] = [mx - uy * half, my + ux * half, mx + uy * half, my - ux * half];
  return d`M${x1} ${y1}A${r} ${r} 0 1 1 ${x2} ${y2}A${inner} ${inner} 0 1 0 ${x1} ${y1}Z`;
}

export type Point = readonly [x: number, y: number];

/** A curve through all points whose tangents are level there: hills, dunes, waves. */
export function swellPath(points: readonly Point[]): string {
  let out = '';
  let before: Point | undefined;
  for (const [x, y] of points) {
    const middle = before ? (before[0] + x) / 2 : 0;
    out += before ? d`C${middle} ${before[1]} ${middle} ${y} ${x} ${y}` : d`M${x} ${y}`;
    before = [x, y];
  }
  return out;
}

/** Straight lines through all points, left open. */
export function polyline(points: readonly Point[]): string {
  return 'M' + points.map(([x, y]) => d`${x} ${y}`).join('L');
}

/** An absolute or relative path moved to (x, y) and enlarged `k` times; drawn on a box whose ground line is y = 0. */
export function placePath(path: string, x: number, y: number, k: number): string {
  return path.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (_, letter: string, rest: string) => {
    const command = letter.toUpperCase();
    const [dx, dy] = letter === command ? [x, y] : [0, 0];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const placed = numbers.map((number, i) => {
      if (command === 'H') return number * k + dx;
      if (command === 'V') return number * k + dy;
      if (command !== 'A') return number * k + (i % 2 ? dy : dx);
      const part = i % 7;
      if (part < 2) return number * k;
      return part < 5 ? number : number * k + (part === 5 ? dx : dy);
    });
    return letter + placed.map((number) => d`${number}`).join(' ');
  });
}
