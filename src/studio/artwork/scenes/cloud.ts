import { drawBird, drawCloud } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawCloudIsles(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  const sx = s.x(0.5),
    sy = s.y(0.62);
  s.glow(sx, sy, u * 60, ink.light, 0.75);
  for (let i = 0; i < 6; i++)
    drawCloud(
      s,
      s.x([0.1, 0.86, 0.3, 0.7, 0.5, 0.94][i]),
      s.y([0.3, 0.2, 0.62, 0.58, 0.68, 0.44][i]),
      u * [34, 30, 46, 52, 60, 36][i],
      i % 2 ? '#f4e3c2' : ink.skyLow,
      i + 2,
    );
  const isle = (x, y, w, lit = 1) => {
    const hgt = w * 0.9;
    s.path(
      d`M${x - w / 2} ${y}C${x - w * 0.4} ${y + hgt * 0.3} ${x - w * 0.2} ${y + hgt * 0.36} ${x - w * 0.12} ${y + hgt * 0.7}L${x} ${y + hgt}L${x + w * 0.1} ${y + hgt * 0.66}C${x + w * 0.2} ${y + hgt * 0.4} ${x + w * 0.42} ${y + hgt * 0.34} ${x + w / 2} ${y}Z`,
      ink.mid,
    );
    s.stipple(
      d`M${x - w / 2} ${y}C${x - w * 0.4} ${y + hgt * 0.3} ${x - w * 0.2} ${y + hgt * 0.36} ${x - w * 0.12} ${y + hgt * 0.7}L${x} ${y + hgt}L${x + w * 0.1} ${y + hgt * 0.66}C${x + w * 0.2} ${y + hgt * 0.4} ${x + w * 0.42} ${y + hgt * 0.34} ${x + w / 2} ${y}Z`,
      ink.dark,
      s.fade([0, 0.1, 1, 0.9], x - w * 0.3, y, x + w * 0.4, y + hgt * 0.5),
    );
    s.add(d`<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${w * 0.075}" fill="#5f8f6a"/>`);
    const tw = (dx, h, ww, roof) => {
      const X = x + dx * w,
        Y = y - w * 0.01;
      s.rect(X - (ww * w) / 2, Y - h * w, ww * w, h * w, '#f2e2c0');
      s.rect(X, Y - h * w, (ww * w) / 2, h * w, '#cdb389');
      if (roof === 'dome')
        s.path(
          d`M${X - ww * w * 0.6} ${Y - h * w}Q${X - ww * w * 0.7} ${Y - h * w - ww * w} ${X} ${Y - h * w - ww * w * 1.5}Q${X + ww * w * 0.7} ${Y - h * w - ww * w} ${X + ww * w * 0.6} ${Y - h * w}Z`,
          ink.accent,
        );
      else
        s.path(
          d`M${X - ww * w * 0.62} ${Y - h * w}L${X} ${Y - h * w - ww * w * 1.9}L${X + ww * w * 0.62} ${Y - h * w}Z`,
          ink.accent,
        );
      for (let q = 0; q < Math.floor((h / ww) * 0.8); q++)
        s.rect(X - ww * w * 0.16, Y - h * w + ww * w * (0.4 + q * 0.8), ww * w * 0.3, ww * w * 0.42, ink.near);
      s.line(d`M${X} ${Y - h * w - ww * w * 1.6}v${-w * 0.06}`, ink.accent, u * 0.4);
    };
    tw(-0.24, 0.22, 0.1);
    tw(-0.05, 0.5, 0.14, 'dome');
    tw(0.12, 0.32, 0.11);
    tw(0.28, 0.2, 0.1, 'dome');
  };
  isle(s.x(wide ? 0.64 : 0.52), s.y(wide ? 0.42 : 0.36), u * (wide ? 40 : 46));
  isle(s.x(0.16), s.y(0.5), u * 17);
  isle(s.x(0.88), s.y(wide ? 0.62 : 0.54), u * 15);
  if (wide) isle(s.x(0.38), s.y(0.66), u * 14);
  const bal = (x, y, r, c) => {
    s.path(
      d`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0C${x + r} ${y + r * 0.8} ${x + r * 0.4} ${y + r * 1.2} ${x + r * 0.24} ${y + r * 1.5}H${x - r * 0.24}C${x - r * 0.4} ${y + r * 1.2} ${x - r} ${y + r * 0.8} ${x - r} ${y}Z`,
      c,
    );
    s.path(
      d`M${x - r * 0.34} ${y - r * 0.94}C${x - r * 0.6} ${y} ${x - r * 0.3} ${y + r} ${x - r * 0.1} ${y + r * 1.5}H${x + r * 0.1}C${x + r * 0.3} ${y + r} ${x + r * 0.6} ${y} ${x + r * 0.34} ${y - r * 0.94}Q${x} ${y - r * 1.06} ${x - r * 0.34} ${y - r * 0.94}Z`,
      '#f7e8c8',
    );
    s.rect(x - r * 0.22, y + r * 1.8, r * 0.44, r * 0.34, ink.dark);
    s.line(d`M${x - r * 0.2} ${y + r * 1.5}v${r * 0.3}M${x + r * 0.2} ${y + r * 1.5}v${r * 0.3}`, ink.dark, u * 0.24);
  };
  bal(s.x(wide ? 0.44 : 0.2), s.y(0.24), u * 6, ink.accent);
  bal(s.x(0.86), s.y(0.3), u * 3.6, '#e0a63f');
  bal(s.x(wide ? 0.9 : 0.72), s.y(wide ? 0.14 : 0.12), u * 2.4, ink.accent);
  for (let i = 0; i < 5; i++) drawBird(s, s.x(0.3 + s.random() * 0.5), s.y(0.1 + s.random() * 0.14), u * 1.7, ink.dark);
  for (let i = 0; i < 7; i++)
    drawCloud(s, s.x(i / 6), s.y(0.82 + 0.03 * (i % 2)), u * 44, i % 2 ? ink.far : ink.mid, i + 9);
  for (let i = 0; i < 7; i++) drawCloud(s, s.x(i / 6 + 0.06), s.y(0.92), u * 46, i % 2 ? ink.near : ink.dark, i + 19);
  s.rect(0, s.y(0.915), W, H, ink.dark);
}
