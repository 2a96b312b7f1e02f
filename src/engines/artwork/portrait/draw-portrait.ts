import type { Stage } from '../kit/stage.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawClothes, drawNeck, lightShoulder } from './clothes.ts';
import { drawExtra } from './extras.ts';
import { drawBeard, drawFace } from './face.ts';
import { drawHairBehind, drawHairInFront } from './hair.ts';
import type { Look } from './look.ts';
import { seat } from './sitter.ts';

/** Head and shoulders on a 600 × 800 sheet, lit from the upper left. */
export function drawPortrait(s: Stage, look: Look): void {
  const sitter = seat(s, look);
  drawBackdrop(s, look.manner);
  drawHairBehind(sitter);
  drawNeck(sitter);
  drawClothes(sitter);
  drawFace(sitter);
  drawBeard(sitter);
  drawHairInFront(sitter);
  drawExtra(sitter);
  lightShoulder(sitter);
}
