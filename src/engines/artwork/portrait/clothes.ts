import { d } from '../kit/path.ts';
import { shade, type PortraitSubject } from './subject.ts';

const cream = '#f3e6cc';

function shoulders({ look }: PortraitSubject): string {
  if (look.years === 'toddler') return 'M118 800Q128 668 222 632Q262 620 264 596H336Q338 620 378 632Q472 668 482 800Z';
  if (look.years === 'child') return 'M96 800Q104 650 210 620Q260 606 262 580H338Q340 606 390 620Q496 650 504 800Z';
  const wide = look.woman ? 18 : 0;
  return d`M${40 + wide} 800Q${52 + wide} 640 190 606Q252 590 256 560H344Q348 590 410 606Q${548 - wide} 640 ${560 - wide} 800Z`;
}

export function drawNeck(subject: PortraitSubject): void {
  const { s, look, chin, child } = subject;
  const [low, dip] = child ? [606, 648] : [590, 640];
  const body = shoulders(subject);
  const neck = d`M256 ${chin - 60}V${low}Q300 ${dip} 344 ${low}V${chin - 60}Z`;
  s.path(body, look.dress.cloth);
  shade(subject, body, look.dress.shade, [200, 640, 520, 800], 1, 0.15);
  s.path(neck, look.skin.base);
  shade(subject, neck, look.skin.shade, [240, chin + 40, 330, chin - 20], 1, 0.2);
  shade(subject, neck, look.skin.shade, [270, 0, 350, 0], 0.9, 0.1);
}

export function drawClothes(subject: PortraitSubject): void {
  wearing[subject.look.dress.wear](subject);
}

/** The lamp's rim on the near shoulder, over everything worn there. */
export function lightShoulder(subject: PortraitSubject): void {
  const { s, look } = subject;
  s.stipple(shoulders(subject), look.manner.ground.glow, s.fade([0, 0.85, 0.22, 0], 60, 640, 320, 720));
}

const wearing = {
  collar({ s, look }: PortraitSubject): void {
    s.path('M256 572L214 600L262 676L300 626Z', cream);
    s.path('M344 572L386 600L338 676L300 626Z', '#d8c7a6');
    s.path('M288 634L312 634L322 760L300 790L278 760Z', look.dress.trim);
  },
  scarf(subject: PortraitSubject): void {
    const { s, look } = subject;
    const wrap = 'M222 572Q300 640 378 572L396 610Q392 660 300 668Q208 660 204 610Z';
    const tail = 'M330 640L388 630L404 780H336Z';
    s.path(wrap, look.dress.trim);
    shade(subject, wrap, look.dress.shade, [260, 0, 410, 0], 0.9);
    s.path(tail, look.dress.trim);
    shade(subject, tail, look.dress.shade, [0, 620, 0, 760], 0.8);
  },
  coat({ s, look }: PortraitSubject): void {
    s.path('M256 574L196 606L236 720L300 800L364 720L404 606L344 574Q300 660 256 574Z', look.dress.trim);
    s.path('M256 590L186 608L230 740L292 800V700Z', look.dress.shade);
    s.path('M344 590L414 608L370 740L308 800V700Z', look.dress.shade);
  },
  crew({ s, look, child }: PortraitSubject): void {
    s.line(child ? 'M250 604Q300 672 350 604' : 'M244 596Q300 672 356 596', look.dress.trim, 16);
  },
  braces({ s, look }: PortraitSubject): void {
    s.line('M200 616L214 800M400 616L386 800', look.dress.trim, 22);
    s.path('M256 574Q300 640 344 574L360 600Q300 690 240 600Z', cream);
  },
  stripes({ s, look, child }: PortraitSubject): void {
    for (let i = 0; i < 4; i++) {
      const inset = child ? 120 - i * 6 : 90 - i * 8;
      const y = 690 + i * 34;
      s.line(d`M${inset} ${y}Q300 ${y + 30} ${600 - inset} ${y}`, look.dress.trim, 12);
    }
    s.line('M244 596Q300 668 356 596', look.dress.trim, 14);
  },
  hood(subject: PortraitSubject): void {
    const { s, look } = subject;
    const roll =
      'M214 588Q196 640 262 690Q300 716 338 690Q404 640 386 588Q372 570 348 566Q352 630 300 664Q248 630 252 566Q228 570 214 588Z';
    s.path(roll, look.dress.cloth);
    shade(subject, roll, look.dress.shade, [230, 560, 390, 700], 1, 0.1);
    s.line('M272 690V760M328 690V752', look.dress.trim, 6);
    s.circle(272, 764, 7, look.dress.trim);
    s.circle(328, 756, 7, look.dress.trim);
  },
};
