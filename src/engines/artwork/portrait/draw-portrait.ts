import type { Stage } from '../kit/stage.ts';
import { drawClothes, drawNeck, lightShoulder } from './clothes.ts';
import { drawExtra } from './extras.ts';
import { drawBeard, drawFace } from './face.ts';
import { drawHairBehind, drawHairInFront } from './hair.ts';
import type { Look } from './look.ts';
import { placeSubject } from './subject.ts';
import { d } from '../kit/path.ts';
import type { Manner } from './manner.ts';

/** Head and shoulders on a 600 × 800 sheet, lit from the upper left. */
export function drawPortrait(s: Stage, look: Look): void {
  const subject = placeSubject(s, look);
  drawBackdrop(s, look.manner);
  drawHairBehind(subject);
  drawNeck(subject);
  drawClothes(subject);
  drawFace(subject);
  drawBeard(subject);
  drawHairInFront(subject);
  drawExtra(subject);
  lightShoulder(subject);
}

function drawBackdrop(s: Stage, { ground, backdrop }: Manner): void {
  const { W, H } = s;
  s.rect(0, 0, W, H, ground.back);
  s.stipple(s.sheet, ground.dark, s.fade([0, 0, 0.5, 0.2, 1, 0.95], 0, 0, W * 0.9, H));
  s.glow(W * 0.22, H * 0.16, W * 0.85, ground.glow, 0.95);
  if (backdrop === 'moon') s.circle(W * 0.72, H * 0.24, W * 0.16, ground.glow);
  if (backdrop === 'stars') s.stars(26, '#f6e7c6', 0.6, 0.3);
  if (backdrop === 'rays') drawRays(s, ground.glow);
  if (backdrop === 'leaves') drawLeaves(s, ground.dark);
  if (backdrop === 'rings')
    for (let i = 1; i < 7; i++)
      s.add(
        d`<circle cx="450" cy="150" r="${i * 62}" fill="none" stroke="${ground.glow}" stroke-width="5" opacity="${0.34 - i * 0.045}"/>`,
      );
}

function drawRays(s: Stage, light: string): void {
  const reach = s.W * 1.7;
  for (let i = 0; i < 9; i++) {
    const from = -0.35 + i * 0.24;
    const to = from + 0.1;
    s.path(
      d`M60 60L${60 + Math.cos(from) * reach} ${60 + Math.sin(from) * reach}L${60 + Math.cos(to) * reach} ${60 + Math.sin(to) * reach}Z`,
      light,
      'opacity=".22"',
    );
  }
}

function drawLeaves(s: Stage, ink: string): void {
  for (let i = 0; i < 16; i++) {
    const [x, y, turn] = [s.random() * s.W, s.random() * s.H * 0.7, s.random() * 360];
    s.path('M0 0q30 -30 60 0q-30 30 -60 0Z', ink, d`transform="translate(${x} ${y}) rotate(${turn})" opacity=".75"`);
  }
}
