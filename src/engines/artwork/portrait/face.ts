import { d } from '../kit/path.ts';
import { shade, type PortraitSubject } from './subject.ts';

const ink = '#1c1210';
const lip = '#7a2a20';
const mouthDark = '#5e1f18';

export function drawFace(subject: PortraitSubject): void {
  drawHead(subject);
  drawCheeks(subject);
  for (const side of [-1, 1] as const) drawEye(subject, side);
  if (subject.look.years === 'old') drawLines(subject);
  drawNose(subject);
  drawMouth(subject);
}

function drawHead(subject: PortraitSubject): void {
  const { s, look, cx, half, top, eyes, chin } = subject;
  const { skin } = look;
  s.ellipse(cx - half + 2, eyes + 6, 20, 30, skin.base);
  s.ellipse(cx + half - 2, eyes + 6, 20, 30, skin.shade);
  const [jaw, drop] = look.woman || subject.child ? [56, 22] : [70, 26];
  const head = d`M${cx - half} ${top + 96}Q${cx - half} ${top - 30} ${cx} ${top - 30}Q${cx + half} ${top - 30} ${cx + half} ${top + 96}Q${cx + half + 2} ${top + 196} ${cx + jaw} ${chin - 34}Q${cx} ${chin + drop} ${cx - jaw} ${chin - 34}Q${cx - half - 2} ${top + 196} ${cx - half} ${top + 96}Z`;
  s.path(head, skin.base);
  shade(subject, head, skin.lit, [cx + 10, top + 200, cx - half + 6, top + 40], 0.8, 0.3);
  shade(subject, head, skin.shade, [cx - 6, top + 90, cx + half + 24, top + 210], 1, 0.1);
}

function drawCheeks({ s, look, cx, eyes }: PortraitSubject): void {
  s.glow(cx - 58, eyes + 64, 34, '#d9663f', 0.55);
  s.glow(cx + 56, eyes + 64, 30, '#b9502f', 0.5);
  if (!look.freckles) return;
  for (const side of [-1, 1])
    for (const [x, y] of [
      [42, 48],
      [58, 54],
      [74, 47],
      [50, 62],
      [67, 64],
    ] as const)
      s.circle(cx + side * x, eyes + y, 3.1, look.skin.shade, 'opacity=".75"');
}

function drawEye({ s, look, cx, eyes, child }: PortraitSubject, side: -1 | 1): void {
  const x = cx + side * 47;
  const { manner } = look;
  if (manner.eyes === 'closed') s.line(d`M${x - 18} ${eyes + 10}q18 14 36 0`, ink, 6);
  else {
    const size = child ? 13 : 10.5;
    const turn = manner.eyes === 'aside' ? 5 : 0;
    if (turn) s.ellipse(x, eyes + 12, size * 1.75, size * 1.3, '#fff3d8');
    s.ellipse(x + turn, eyes + 12, size, size * 1.25, ink);
    s.circle(x + turn - 4, eyes + 7, 3.4, '#fff3d8');
    if (look.woman) s.line(d`M${x + side * 12} ${eyes - 2}l${side * 9} -6`, ink, 4.6);
  }
  const arch = look.years === 'old' ? -9 : -13;
  s.line(d`M${x - 22} ${eyes - 28 + manner.brow * side}q22 ${arch} 44 2`, look.hair.brow, look.woman ? 6.5 : 9);
}

function drawLines({ s, look, cx, eyes, mouth }: PortraitSubject): void {
  const { shade: line } = look.skin;
  for (const side of [-1, 1] as const) {
    s.line(d`M${cx + side * 72} ${eyes + 6}l${side * 16} -5m${-side * 16} 12l${side * 17} 2`, line, 3);
    s.line(d`M${cx + side * 34} ${eyes + 62}Q${cx + side * 52} ${eyes + 84} ${cx + side * 46} ${mouth - 6}`, line, 3.4);
    s.line(d`M${cx + side * 47 - 15} ${eyes + 32}q15 8 30 0`, line, 3);
  }
}

function drawNose({ s, look, cx, eyes, child }: PortraitSubject): void {
  const path = child ? 'q10 26 4 38q-8 7 -18 1' : 'q14 38 6 52q-10 8 -22 1';
  s.line(d`M${cx + 4} ${eyes + (child ? 30 : 20)}${path}`, look.skin.shade, 5.5);
}

function drawMouth({ s, look, cx, mouth }: PortraitSubject): void {
  const kind = look.manner.mouth;
  if (kind === 'smile') s.line(d`M${cx - 28} ${mouth}q28 22 56 0`, lip, 6.4);
  if (kind === 'smirk') s.line(d`M${cx - 24} ${mouth + 6}q26 10 52 -10`, mouthDark, 6.4);
  if (kind !== 'grin') return;
  s.path(
    d`M${cx - 36} ${mouth - 6}Q${cx} ${mouth + 6} ${cx + 36} ${mouth - 6}Q${cx + 22} ${mouth + 34} ${cx} ${mouth + 34}Q${cx - 22} ${mouth + 34} ${cx - 36} ${mouth - 6}Z`,
    mouthDark,
  );
  const teeth = look.years === 'toddler' ? 14 : 30;
  s.path(
    d`M${cx - teeth} ${mouth - (teeth === 30 ? 3 : 0)}Q${cx} ${mouth + 7} ${cx + teeth} ${mouth - (teeth === 30 ? 3 : 0)}L${cx + teeth - 4} ${mouth + 9}Q${cx} ${mouth + 15} ${cx - teeth + 4} ${mouth + 9}Z`,
    '#fff3e0',
  );
}

export function drawBeard(subject: PortraitSubject): void {
  const { s, look, cx, half, eyes, mouth, chin } = subject;
  const { base } = look.hair;
  const dark = look.years === 'old' ? '#8f8674' : '#140d0c';
  const moustache = d`M${cx - 46} ${mouth + 4}Q${cx - 40} ${mouth - 26} ${cx} ${mouth - 26}Q${cx + 40} ${mouth - 26} ${cx + 46} ${mouth + 4}Q${cx + 18} ${mouth - 8} ${cx} ${mouth - 9}Q${cx - 18} ${mouth - 8} ${cx - 46} ${mouth + 4}Z`;
  if (look.beard === 'full') {
    const beard = d`M${cx - half} ${eyes + 36}Q${cx - 78} ${eyes + 70} ${cx - 60} ${mouth - 30}Q${cx} ${mouth - 52} ${cx + 60} ${mouth - 30}Q${cx + 78} ${eyes + 70} ${cx + half} ${eyes + 36}Q${cx + half + 6} ${chin - 20} ${cx + 40} ${chin + 44}Q${cx} ${chin + 66} ${cx - 40} ${chin + 44}Q${cx - half - 6} ${chin - 20} ${cx - half} ${eyes + 36}Z`;
    s.path(beard, base);
    shade(subject, beard, dark, [cx - 10, 0, cx + half, 0], 1, 0.1);
    s.path(
      d`M${cx - 32} ${mouth - 2}Q${cx} ${mouth + 14} ${cx + 32} ${mouth - 2}Q${cx} ${mouth + 34} ${cx - 32} ${mouth - 2}Z`,
      mouthDark,
    );
  }
  if (look.beard === 'goatee') {
    const tuft = d`M${cx - 30} ${mouth + 22}Q${cx} ${mouth + 32} ${cx + 30} ${mouth + 22}Q${cx + 34} ${chin + 6} ${cx} ${chin + 34}Q${cx - 34} ${chin + 6} ${cx - 30} ${mouth + 22}Z`;
    s.path(tuft, base);
    shade(subject, tuft, dark, [cx - 6, 0, cx + 34, 0], 1, 0.1);
  }
  if (look.beard === 'goatee' || look.beard === 'moustache') {
    s.path(moustache, base);
    shade(subject, moustache, dark, [cx - 6, 0, cx + 46, 0], 1, 0.1);
  }
}
