import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';

/** A cathedral radio on (x, y); `dial` 1 is its usual glow. */
export function drawRadioSet(s: Stage, x: number, y: number, h: number, dial = 1): void {
  const w = h * 0.82;
  const cabinet = d`M${x - w / 2} ${y}V${y - h * 0.52}Q${x - w / 2} ${y - h * 0.9} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.52}V${y}Z`;
  s.halo(x, y - h * 0.55, h * 1.5, '#f7c562', 0.5 * dial);
  s.path(cabinet, '#7a4322');
  s.stipple(cabinet, '#c47a3a', s.fade([0, 0.95, 0.5, 0.2, 1, 0], 0, y - h, 0, y - h * 0.2));
  s.stipple(cabinet, '#2a140b', s.fade([0.3, 0, 1, 0.95], x - w * 0.2, 0, x + w * 0.6, 0));
  s.rect(x - w * 0.56, y - h * 0.06, w * 1.12, h * 0.08, '#4a2613');
  const iw = w * 0.78;
  const grille = d`M${x - iw / 2} ${y - h * 0.4}V${y - h * 0.54}Q${x - iw / 2} ${y - h * 0.82} ${x} ${y - h * 0.9}Q${x + iw / 2} ${y - h * 0.82} ${x + iw / 2} ${y - h * 0.54}V${y - h * 0.4}Z`;
  s.path(grille, '#ffe2a0');
  s.stipple(grille, '#d98b2b', s.fadeAround([0, 0.1 / dial, 1, 0.95 / dial], x, y - h * 0.55, h * 0.42));
  s.clipped(grille, () => {
    for (const t of [-0.3, 0, 0.3])
      s.path(
        d`M${x + t * iw - w * 0.025} ${y - h * 0.38}L${x + t * iw * 0.8 - w * 0.02} ${y - h}h${w * 0.04}L${x + t * iw + w * 0.025} ${y - h * 0.38}Z`,
        '#4a2613',
      );
    s.line(d`M${x - iw / 2} ${y - h * 0.56}Q${x} ${y - h * 0.5} ${x + iw / 2} ${y - h * 0.56}`, '#4a2613', w * 0.04);
  });
  s.path(d`M${x - w * 0.2} ${y - h * 0.17}a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.4} 0Z`, '#ffe9b8');
  s.line(d`M${x} ${y - h * 0.17}l${w * 0.08} ${-w * 0.15}`, '#8e2f25', w * 0.022);
  for (let i = 1; i < 6; i++) {
    const a = Math.PI + (i / 6) * Math.PI;
    s.line(
      d`M${x + Math.cos(a) * w * 0.14} ${y - h * 0.17 + Math.sin(a) * w * 0.14}L${x + Math.cos(a) * w * 0.18} ${y - h * 0.17 + Math.sin(a) * w * 0.18}`,
      '#4a2613',
      w * 0.012,
    );
  }
  for (const side of [-1, 1]) {
    s.circle(x + side * w * 0.33, y - h * 0.21, w * 0.06, '#2a140b');
    s.circle(x + side * w * 0.33 - w * 0.012, y - h * 0.222, w * 0.035, '#c98a48');
  }
}
