import { d } from '../kit/path.ts';
import { shade, type PortraitSubject } from './subject.ts';

export function drawExtra(subject: PortraitSubject): void {
  extras[subject.look.dress.extra](subject);
}

const frame = '#2a1a12';

const extras = {
  none(): void {},
  glasses({ s, cx, eyes }: PortraitSubject): void {
    for (const side of [-1, 1])
      s.circle(cx + side * 48, eyes + 12, 34, '#fff3d8', `fill-opacity=".16" stroke="${frame}" stroke-width="6"`);
    s.line(d`M${cx - 15} ${eyes + 8}q15 -10 30 0`, frame, 6);
  },
  headphones({ s, look, cx, half, top, eyes }: PortraitSubject): void {
    const [left, right] = [cx - half, cx + half];
    s.line(
      d`M${left - 14} ${eyes + 6}Q${left - 20} ${top - 84} ${cx} ${top - 86}Q${right + 20} ${top - 84} ${right + 14} ${eyes + 6}`,
      '#20262b',
      17,
    );
    for (const side of [-1, 1]) s.rect(cx + side * (half + 12) - 22, eyes - 34, 44, 86, look.dress.trim, 'rx="20"');
  },
  hat(subject: PortraitSubject): void {
    const { s, look, cx, top } = subject;
    const brim = d`M${cx - 176} ${top + 26}Q${cx} ${top - 24} ${cx + 176} ${top + 26}Q${cx} ${top + 64} ${cx - 176} ${top + 26}Z`;
    const crown = d`M${cx - 104} ${top + 16}Q${cx - 104} ${top - 112} ${cx - 26} ${top - 104}Q${cx} ${top - 90} ${cx + 26} ${top - 104}Q${cx + 104} ${top - 112} ${cx + 104} ${top + 16}Q${cx} ${top - 18} ${cx - 104} ${top + 16}Z`;
    s.path(brim, look.dress.hat);
    s.path(crown, look.dress.hat);
    s.path(
      d`M${cx - 105} ${top - 16}Q${cx} ${top - 52} ${cx + 105} ${top - 16}V${top + 16}Q${cx} ${top - 20} ${cx - 105} ${top + 16}Z`,
      look.dress.trim,
    );
    shade(subject, brim, '#0c0f12', [cx - 40, 0, cx + 180, 0], 0.9);
    shade(subject, crown, '#0c0f12', [cx - 30, 0, cx + 120, 0], 0.9);
  },
  goggles({ s, look, cx, half, top }: PortraitSubject): void {
    s.line(d`M${cx - half - 4} ${top + 34}Q${cx} ${top + 2} ${cx + half + 4} ${top + 34}`, '#3a2418', 22);
    for (const side of [-1, 1]) {
      const x = cx + side * 46;
      s.circle(x, top + 16, 36, '#2f6a72', `stroke="${look.dress.trim}" stroke-width="11"`);
      s.line(d`M${x - 18} ${top + 14}q6 -18 22 -20`, '#f6e7c6', 6);
    }
  },
  flower({ s, look, cx, top }: PortraitSubject): void {
    for (let i = 0; i < 6; i++) {
      const turn = (i / 6) * Math.PI * 2;
      s.circle(cx - 88 + Math.cos(turn) * 18, top - 2 + Math.sin(turn) * 18, 14, look.dress.trim);
    }
    s.circle(cx - 88, top - 2, 12, '#f7c562');
  },
  earrings({ s, look, cx, half, eyes }: PortraitSubject): void {
    for (const side of [-1, 1]) s.circle(cx + side * (half + 4), eyes + 50, 11, look.dress.trim);
  },
  headband({ s, look, cx, half, top }: PortraitSubject): void {
    s.line(d`M${cx - half - 4} ${top + 20}Q${cx} ${top - 74} ${cx + half + 4} ${top + 20}`, look.dress.trim, 15);
  },
};
