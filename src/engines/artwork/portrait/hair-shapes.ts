import { d } from '../kit/path.ts';
import type { HairStyle } from './hair-styles.ts';
import type { PortraitSubject } from './subject.ts';

type Shape = (subject: PortraitSubject) => string;

/** Hair that falls behind the face and shoulders. */
export const hairBehind: Partial<Record<HairStyle, Shape>> = {
  long: ({ top }) =>
    d`M170 ${top + 110}Q150 ${top - 70} 300 ${top - 62}Q450 ${top - 70} 432 ${top + 110}Q440 ${top + 260} 468 ${top + 420}Q300 ${top + 470} 134 ${top + 420}Q164 ${top + 260} 170 ${top + 110}Z`,
  bob: ({ top }) =>
    d`M166 ${top + 110}Q150 ${top - 66} 300 ${top - 60}Q452 ${top - 66} 436 ${top + 110}Q446 ${top + 210} 430 ${top + 262}Q300 ${top + 300} 170 ${top + 262}Q156 ${top + 200} 166 ${top + 110}Z`,
  afro: ({ top }) =>
    d`M300 ${top - 122}Q430 ${top - 122} 468 ${top - 10}Q520 ${top + 80} 466 ${top + 170}Q440 ${top + 240} 380 ${top + 240}H220Q160 ${top + 240} 134 ${top + 170}Q80 ${top + 80} 132 ${top - 10}Q170 ${top - 122} 300 ${top - 122}Z`,
  bun: ({ top }) =>
    d`M300 ${top - 150}q62 0 62 58t-62 58t-62 -58t62 -58ZM180 ${top + 120}Q160 ${top - 54} 300 ${top - 52}Q440 ${top - 54} 420 ${top + 120}Q420 ${top + 180} 400 ${top + 190}H200Q180 ${top + 180} 180 ${top + 120}Z`,
  braids: ({ top }) =>
    d`M176 ${top + 120}Q156 ${top - 58} 300 ${top - 56}Q444 ${top - 58} 424 ${top + 120}L440 ${top + 260}Q452 ${top + 370} 424 ${top + 446}Q398 ${top + 400} 402 ${top + 270}L390 ${top + 190}H210L198 ${top + 270}Q202 ${top + 400} 176 ${top + 446}Q148 ${top + 370} 160 ${top + 260}Z`,
  pony: ({ top }) =>
    d`M182 ${top + 110}Q164 ${top - 56} 300 ${top - 54}Q436 ${top - 56} 418 ${top + 110}Q500 ${top + 100} 506 ${top + 230}Q508 ${top + 330} 452 ${top + 380}Q462 ${top + 280} 400 ${top + 200}H204Z`,
  wave: ({ top }) =>
    d`M166 ${top + 110}Q150 ${top - 66} 300 ${top - 60}Q452 ${top - 66} 436 ${top + 110}Q446 ${top + 210} 430 ${top + 262}Q300 ${top + 300} 170 ${top + 262}Q156 ${top + 200} 166 ${top + 110}Z`,
  pigtails: ({ cx, half, top }) =>
    d`M${cx - half - 4} ${top + 40}Q${cx - half - 104} ${top + 20} ${cx - half - 84} ${top + 150}Q${cx - half - 40} ${top + 180} ${cx - half + 10} ${top + 84}ZM${cx + half + 4} ${top + 40}Q${cx + half + 104} ${top + 20} ${cx + half + 84} ${top + 150}Q${cx + half + 40} ${top + 180} ${cx + half - 10} ${top + 84}Z`,
};

/** Hair over the brow. Curls are not one shape: `hair.ts` draws them. */
export const hairInFront: Record<Exclude<HairStyle, 'curly'>, Shape> = {
  side: ({ cx, half, top }) =>
    d`M${cx - half - 8} ${top + 112}Q${cx - half - 26} ${top - 40} ${cx - 30} ${top - 72}Q${cx + 80} ${top - 92} ${cx + half + 8} ${top + 6}Q${cx + half + 16} ${top + 60} ${cx + half + 4} ${top + 116}Q${cx + half - 12} ${top + 56} ${cx + 60} ${top + 34}Q${cx - 30} ${top + 40} ${cx - 60} ${top + 6}Q${cx - 70} ${top + 60} ${cx - half - 8} ${top + 112}Z`,
  messy: ({ cx, half, top }) =>
    d`M${cx - half - 10} ${top + 112}L${cx - half - 24} ${top + 40}L${cx - half - 18} ${top + 10}L${cx - half - 30} ${top - 16}L${cx - 74} ${top - 50}L${cx - 66} ${top - 86}L${cx - 18} ${top - 66}L${cx + 14} ${top - 100}L${cx + 38} ${top - 66}L${cx + 88} ${top - 76}L${cx + 90} ${top - 34}L${cx + half + 28} ${top - 6}L${cx + half + 12} ${top + 34}L${cx + half + 8} ${top + 112}L${cx + 84} ${top + 50}L${cx + 58} ${top + 64}L${cx + 34} ${top + 30}L${cx} ${top + 62}L${cx - 30} ${top + 28}L${cx - 58} ${top + 66}L${cx - 80} ${top + 48}Z`,
  buzz: ({ cx, half, top }) =>
    d`M${cx - half} ${top + 100}Q${cx - half - 6} ${top - 44} ${cx} ${top - 44}Q${cx + half + 6} ${top - 44} ${cx + half} ${top + 100}Q${cx + 96} ${top + 34} ${cx + 76} ${top + 22}Q${cx} ${top + 4} ${cx - 76} ${top + 22}Q${cx - 96} ${top + 34} ${cx - half} ${top + 100}Z`,
  long: ({ cx, half, top }) =>
    d`M${cx - half - 8} ${top + 170}Q${cx - half - 30} ${top - 40} ${cx - 10} ${top - 60}Q${cx + half + 34} ${top - 50} ${cx + half + 8} ${top + 170}Q${cx + 92} ${top + 70} ${cx + 16} ${top - 6}Q${cx - 70} ${top + 70} ${cx - half - 8} ${top + 170}Z`,
  bob: ({ cx, half, top }) =>
    d`M${cx - half - 10} ${top + 150}Q${cx - half - 30} ${top - 50} ${cx} ${top - 62}Q${cx + half + 30} ${top - 50} ${cx + half + 10} ${top + 150}Q${cx + half - 8} ${top + 96} ${cx + half - 14} ${top + 76}Q${cx} ${top + 92} ${cx - half + 14} ${top + 76}Q${cx - half + 8} ${top + 96} ${cx - half - 10} ${top + 150}Z`,
  wave: ({ cx, half, top }) =>
    d`M${cx - half - 10} ${top + 160}Q${cx - half - 40} ${top - 50} ${cx} ${top - 66}Q${cx + half + 30} ${top - 56} ${cx + half + 10} ${top + 150}Q${cx + half} ${top + 60} ${cx + 40} ${top + 20}Q${cx - 20} ${top + 66} ${cx - 76} ${top + 50}Q${cx - half} ${top + 80} ${cx - half - 10} ${top + 160}Z`,
  afro: ({ cx, half, top }) =>
    d`M${cx - half - 4} ${top + 90}Q${cx - half - 30} ${top - 30} ${cx - 50} ${top - 44}Q${cx} ${top - 66} ${cx + 50} ${top - 44}Q${cx + half + 30} ${top - 30} ${cx + half + 4} ${top + 90}Q${cx + 96} ${top + 20} ${cx + 60} ${top + 22}Q${cx + 30} ${top + 2} ${cx} ${top + 20}Q${cx - 30} ${top + 2} ${cx - 60} ${top + 22}Q${cx - 96} ${top + 20} ${cx - half - 4} ${top + 90}Z`,
  bun: ({ cx, half, top }) =>
    d`M${cx - half - 4} ${top + 110}Q${cx - half - 20} ${top - 50} ${cx} ${top - 56}Q${cx + half + 20} ${top - 50} ${cx + half + 4} ${top + 110}Q${cx + half - 6} ${top + 40} ${cx + 30} ${top + 6}Q${cx - half + 6} ${top + 30} ${cx - half - 4} ${top + 110}Z`,
  braids: ({ cx, half, top }) =>
    d`M${cx - half - 4} ${top + 110}Q${cx - half - 24} ${top - 50} ${cx} ${top - 58}Q${cx + half + 24} ${top - 50} ${cx + half + 4} ${top + 110}Q${cx + 80} ${top + 50} ${cx} ${top + 2}Q${cx - 80} ${top + 50} ${cx - half - 4} ${top + 110}Z`,
  pony: ({ cx, half, top }) =>
    d`M${cx - half - 4} ${top + 116}Q${cx - half - 22} ${top - 50} ${cx} ${top - 58}Q${cx + half + 22} ${top - 50} ${cx + half + 4} ${top + 116}Q${cx + half - 10} ${top + 50} ${cx + 70} ${top + 32}Q${cx - 20} ${top + 50} ${cx - 70} ${top + 10}Q${cx - 86} ${top + 60} ${cx - half - 4} ${top + 116}Z`,
  pigtails: ({ cx, half, top }) =>
    d`M${cx - half - 4} ${top + 110}Q${cx - half - 24} ${top - 50} ${cx} ${top - 58}Q${cx + half + 24} ${top - 50} ${cx + half + 4} ${top + 110}Q${cx + 80} ${top + 50} ${cx} ${top + 2}Q${cx - 80} ${top + 50} ${cx - half - 4} ${top + 110}Z`,
  crop: ({ cx, half, top }) =>
    d`M${cx - half - 4} ${top + 104}Q${cx - half - 20} ${top - 54} ${cx} ${top - 62}Q${cx + half + 20} ${top - 54} ${cx + half + 4} ${top + 104}Q${cx + half - 6} ${top + 54} ${cx + half - 18} ${top + 30}Q${cx + 40} ${top + 50} ${cx} ${top + 44}Q${cx - 40} ${top + 50} ${cx - half + 18} ${top + 30}Q${cx - half + 6} ${top + 54} ${cx - half - 4} ${top + 104}Z`,
  quiff: ({ cx, half, top }) =>
    d`M${cx - half - 4} ${top + 104}Q${cx - half - 16} ${top + 6} ${cx - half + 4} ${top - 24}Q${cx - 62} ${top - 98} ${cx + 34} ${top - 106}Q${cx + 116} ${top - 96} ${cx + half + 2} ${top - 22}Q${cx + half + 14} ${top + 16} ${cx + half + 4} ${top + 104}Q${cx + half - 8} ${top + 40} ${cx + 78} ${top + 12}Q${cx} ${top - 8} ${cx - 78} ${top + 20}Q${cx - half + 8} ${top + 44} ${cx - half - 4} ${top + 104}Z`,
  receding: ({ cx, half, top }) =>
    d`M${cx - half - 6} ${top + 128}Q${cx - half - 18} ${top + 44} ${cx - half + 8} ${top + 8}Q${cx - half + 26} ${top + 40} ${cx - half + 14} ${top + 74}Q${cx - half + 4} ${top + 96} ${cx - half - 6} ${top + 128}ZM${cx + half + 6} ${top + 128}Q${cx + half + 18} ${top + 44} ${cx + half - 8} ${top + 8}Q${cx + half - 26} ${top + 40} ${cx + half - 14} ${top + 74}Q${cx + half - 4} ${top + 96} ${cx + half + 6} ${top + 128}Z`,
  tuft: ({ cx, half, top }) =>
    d`M${cx - half + 4} ${top + 62}Q${cx - half + 4} ${top - 40} ${cx - 12} ${top - 42}Q${cx - 34} ${top - 74} ${cx - 4} ${top - 86}Q${cx - 2} ${top - 62} ${cx + 18} ${top - 74}Q${cx + 34} ${top - 58} ${cx + 14} ${top - 42}Q${cx + half - 4} ${top - 40} ${cx + half - 4} ${top + 62}Q${cx + 88} ${top + 6} ${cx + 40} ${top}Q${cx + 6} ${top + 22} ${cx - 30} ${top - 2}Q${cx - 88} ${top + 6} ${cx - half + 4} ${top + 62}Z`,
};
