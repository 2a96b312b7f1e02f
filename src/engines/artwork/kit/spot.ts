import { placePath } from './path.ts';
import type { Fade, Stage } from './stage.ts';

/** A place on the stage with its own origin and unit: what stands there is drawn in small round numbers, up negative. */
export class Spot {
  readonly s: Stage;
  readonly x: number;
  readonly y: number;
  readonly unit: number;

  constructor(s: Stage, x: number, y: number, unit: number = s.u) {
    this.s = s;
    this.x = x;
    this.y = y;
    this.unit = unit;
  }

  place(path: string): string {
    return placePath(path, this.x, this.y, this.unit);
  }

  path(path: string, fill: string, extra = ''): void {
    this.s.path(this.place(path), fill, extra);
  }

  line(path: string, stroke: string, width: number, extra = ''): void {
    this.s.line(this.place(path), stroke, width * this.unit, extra);
  }

  /** Dots along the line (x1, y1) to (x2, y2) of this spot. */
  stipple(path: string, ink: string, fade: Fade, [x1, y1, x2, y2]: readonly [number, number, number, number]): void {
    const { x, y, unit } = this;
    const ramp = this.s.fade(fade, x + x1 * unit, y + y1 * unit, x + x2 * unit, y + y2 * unit);
    this.s.stipple(this.place(path), ink, ramp);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, round = 0, extra = ''): void {
    const { unit } = this;
    const corners = round > 0 ? ` rx="${round * unit}"` : '';
    this.s.rect(this.x + x * unit, this.y + y * unit, width * unit, height * unit, fill, extra + corners);
  }

  circle(x: number, y: number, r: number, fill: string, extra = ''): void {
    this.s.circle(this.x + x * this.unit, this.y + y * this.unit, r * this.unit, fill, extra);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): void {
    const { unit } = this;
    this.s.ellipse(this.x + x * unit, this.y + y * unit, rx * unit, ry * unit, fill, extra);
  }

  /** A circle's outline. */
  ring(x: number, y: number, r: number, stroke: string, width: number, opacity = 1): void {
    this.circle(x, y, r, 'none', `stroke="${stroke}" stroke-width="${width * this.unit}" opacity="${opacity}"`);
  }

  halo(x: number, y: number, r: number, color: string, alpha: number): void {
    this.s.halo(this.x + x * this.unit, this.y + y * this.unit, r * this.unit, color, alpha);
  }

  glow(x: number, y: number, r: number, color: string, alpha: number): void {
    this.s.glow(this.x + x * this.unit, this.y + y * this.unit, r * this.unit, color, alpha);
  }
}
