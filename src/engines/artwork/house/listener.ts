import { d } from '../kit/path.ts';
import type { HeroPlan } from './hero-plan.ts';
import type { Stage } from '../kit/stage.ts';

type ListenerInks = {
  cloth: string;
  dark: string;
  leg: string;
  skin: string;
  skinD: string;
  hair: string;
  hairL: string;
  long?: boolean;
};

/** A child sitting on (x, y), seen from the side and looking up; `dir` 1 faces right. */
function drawListener(s: Stage, x: number, y: number, h: number, dir: 1 | -1, o: ListenerInks): void {
  const k = h / 100;
  const m = (across: number): number => x + dir * across * k;
  const n = (up: number): number => y - up * k;
  const rim = '#ffe2a0';
  const body = d`M${m(-30)} ${n(0)}C${m(-40)} ${n(26)} ${m(-30)} ${n(62)} ${m(-6)} ${n(64)}C${m(10)} ${n(64)} ${m(14)} ${n(40)} ${m(10)} ${n(16)}L${m(12)} ${n(0)}Z`;
  const leg = d`M${m(-16)} ${n(0)}C${m(-14)} ${n(14)} ${m(4)} ${n(18)} ${m(14)} ${n(30)}C${m(22)} ${n(40)} ${m(34)} ${n(40)} ${m(36)} ${n(28)}L${m(40)} ${n(7)}H${m(52)}C${m(55)} ${n(3)} ${m(53)} ${n(0)} ${m(50)} ${n(0)}H${m(28)}L${m(25)} ${n(17)}C${m(20)} ${n(8)} ${m(12)} ${n(2)} ${m(6)} ${n(0)}Z`;
  s.path(body, o.cloth);
  s.stipple(body, o.dark, s.fade([0, 1, 0.6, 0.1, 1, 0], x - dir * 36 * k, 0, x + dir * 10 * k, 0));
  s.stipple(body, rim, s.fade([0.62, 0, 1, 0.85], x - dir * 30 * k, y - 20 * k, x + dir * 16 * k, y - 44 * k));
  s.path(leg, o.leg);
  s.stipple(leg, rim, s.fade([0.5, 0, 1, 0.6], 0, y, 0, y - 44 * k));
  s.line(d`M${m(-8)} ${n(50)}C${m(4)} ${n(30)} ${m(14)} ${n(30)} ${m(28)} ${n(38)}`, o.dark, 11 * k);
  s.line(d`M${m(-8)} ${n(51)}C${m(4)} ${n(32)} ${m(14)} ${n(32)} ${m(28)} ${n(40)}`, o.cloth, 8.6 * k);
  s.circle(x + dir * 30 * k, y - 40 * k, 5.4 * k, o.skin);
  s.path(d`M${m(-12)} ${n(58)}L${m(4)} ${n(58)}L${m(6)} ${n(72)}H${m(-10)}Z`, o.skinD);
  const head = d`M${m(-18)} ${n(86)}C${m(-18)} ${n(108)} ${m(16)} ${n(110)} ${m(18)} ${n(92)}L${m(23)} ${n(84)}C${m(24)} ${n(82)} ${m(20)} ${n(80)} ${m(19)} ${n(80)}L${m(19)} ${n(74)}C${m(18)} ${n(66)} ${m(6)} ${n(64)} ${m(-2)} ${n(66)}C${m(-12)} ${n(68)} ${m(-18)} ${n(76)} ${m(-18)} ${n(86)}Z`;
  s.path(head, o.skin);
  s.stipple(head, o.skinD, s.fade([0, 1, 0.65, 0], x - dir * 16 * k, 0, x + dir * 20 * k, 0));
  s.line(d`M${m(8)} ${n(87)}q${dir * 3 * k} ${2.6 * k} ${dir * 6 * k} ${-0.4 * k}`, '#1c1210', 1.8 * k);
  s.line(d`M${m(12)} ${n(73)}q${dir * 3 * k} ${0.4 * k} ${dir * 5 * k} ${-2 * k}`, '#5e1f18', 1.8 * k);
  const hr = o.long
    ? d`M${m(12)} ${n(102)}C${m(6)} ${n(116)} ${m(-26)} ${n(114)} ${m(-26)} ${n(86)}C${m(-26)} ${n(72)} ${m(-34)} ${n(62)} ${m(-32)} ${n(46)}C${m(-22)} ${n(42)} ${m(-10)} ${n(50)} ${m(-8)} ${n(66)}C${m(-10)} ${n(78)} ${m(-2)} ${n(86)} ${m(2)} ${n(92)}C${m(6)} ${n(94)} ${m(14)} ${n(96)} ${m(12)} ${n(102)}Z`
    : d`M${m(20)} ${n(98)}C${m(16)} ${n(116)} ${m(-24)} ${n(116)} ${m(-24)} ${n(88)}C${m(-24)} ${n(78)} ${m(-18)} ${n(70)} ${m(-12)} ${n(70)}C${m(-12)} ${n(78)} ${m(-8)} ${n(80)} ${m(-6)} ${n(84)}C${m(-4)} ${n(92)} ${m(6)} ${n(94)} ${m(20)} ${n(98)}Z`;
  s.path(hr, o.hair);
  s.stipple(hr, o.hairL, s.fade([0.4, 0, 1, 0.9], x - dir * 30 * k, y - 60 * k, x + dir * 16 * k, y - 112 * k));
}

export function drawListeners({ s, cx, floor, u }: HeroPlan): void {
  drawListener(s, cx - u * 31, floor + u * 7, u * 22, 1, {
    cloth: '#d98b2b',
    dark: '#7a3f12',
    leg: '#1f4a55',
    skin: '#c98a5c',
    skinD: '#7a4628',
    hair: '#1b1718',
    hairL: '#5a4638',
    long: true,
  });
  drawListener(s, cx + u * 33, floor + u * 8.4, u * 20, -1, {
    cloth: '#3f7f78',
    dark: '#173c3c',
    leg: '#5a231c',
    skin: '#e3b088',
    skinD: '#a8683f',
    hair: '#7a3a1a',
    hairL: '#d08040',
  });
}

export function drawCat(s: Stage, x: number, y: number, u: number): void {
  const coat = '#10181b';
  s.path(
    d`M${x - u * 5} ${y}C${x - u * 6} ${y - u * 5} ${x + u * 2} ${y - u * 6} ${x + u * 3} ${y - u * 1.6}L${x + u * 3.2} ${y}Z`,
    coat,
  );
  s.circle(x - u * 5, y - u * 4, u * 2.2, coat);
  s.path(
    d`M${x - u * 7} ${y - u * 5}l${u * 0.2} ${-u * 2.6}l${u * 1.8} ${u * 1.2}ZM${x - u * 3} ${y - u * 5}l${-u * 0.2} ${-u * 2.6}l${-u * 1.8} ${u * 1.2}Z`,
    coat,
  );
  s.line(d`M${x + u * 3} ${y - u * 0.5}q${u * 4} ${-u * 0.5} ${u * 3} ${-u * 4}`, coat, u * 0.8);
}
