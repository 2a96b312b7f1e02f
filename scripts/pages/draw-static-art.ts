/**
 * Draws the pictures that the web pages themselves need into `public/art/`: `node scripts/pages/draw-static-art.ts [name …]`.
 * The same kit always draws the same files, so they are committed and only drawn again when the kit changes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { cast } from '#engines/artwork/house/cast.ts';
import { drawCrossroads } from '#engines/artwork/house/crossroads.ts';
import { drawGelPaper, gelPapers } from '#engines/artwork/house/gel-paper.ts';
import { drawGhostLight } from '#engines/artwork/house/ghost-light.ts';
import { drawHero } from '#engines/artwork/house/hero.ts';
import { faviconSvg, iconSvg } from '#engines/artwork/house/mark.ts';
import { drawWaveCity } from '#engines/artwork/house/wave-city.ts';
import { sceneInks } from '#engines/artwork/inks.ts';
import { printDrawing } from '#engines/artwork/kit/press.ts';
import { Stage } from '#engines/artwork/kit/stage.ts';
import { drawPortrait } from '#engines/artwork/portrait/draw-portrait.ts';
import { scenes, type SceneName } from '#engines/artwork/all-scenes.ts';

type Sheet = {
  name: string;
  /** Of the design. */
  width: number;
  height: number;
  /** Width of the file in pixels. */
  print: number;
  seed: number;
  /** Of the WebP; 66 where nothing is said. The first pictures that phones wait for have less. */
  quality?: number;
  draw: (stage: Stage) => void;
};

const folder = new URL('../../public/art/', import.meta.url);

const sheets: Sheet[] = [
  { name: 'hero', width: 1920, height: 960, quality: 76, print: 1600, seed: 71, draw: (s) => drawHero(s, 'wide') },
  { name: 'hero-w', width: 1920, height: 600, quality: 76, print: 1600, seed: 71, draw: (s) => drawHero(s, 'wide') },
  { name: 'hero-m', width: 900, height: 860, quality: 72, print: 780, seed: 71, draw: (s) => drawHero(s, 'mobile') },
  {
    name: 'ghost',
    width: 1760,
    height: 1000,
    print: 1280,
    seed: 9,
    draw: (s) => drawGhostLight(s, { lampX: 0.68, lampY: 0.5, floor: 0.84 }),
  },
  {
    name: 'ghost-m',
    width: 800,
    height: 1200,
    print: 640,
    seed: 9,
    draw: (s) => drawGhostLight(s, { lampX: 0.74, lampY: 0.3, floor: 0.56 }),
  },
  {
    name: 'cross',
    width: 1920,
    height: 780,
    print: 1440,
    seed: 27,
    draw: (s) => drawCrossroads(s, { middle: 0.755, spacing: 0.125, calmLeft: true }),
  },
  {
    name: 'cross-m',
    width: 900,
    height: 900,
    print: 720,
    seed: 27,
    draw: (s) => drawCrossroads(s, { middle: 0.5, spacing: 0.3, calmLeft: false }),
  },
  {
    name: 'wave',
    width: 1920,
    height: 780,
    print: 1440,
    seed: 61,
    draw: (s) => drawWaveCity(s, { middle: 0.73, microphone: 0.925, size: 0.92, calmLeft: true }),
  },
  {
    name: 'wave-m',
    width: 900,
    height: 900,
    quality: 62,
    print: 720,
    seed: 61,
    draw: (s) => drawWaveCity(s, { middle: 0.5, microphone: 0.86, size: 0.8, calmLeft: false }),
  },
  ...(['lantern', 'orbit', 'dragon', 'library'] as const).map((name) => scene(name, 'p', 800, 1200, 480)),
  ...(['forest', 'radio', 'orbit', 'cloud', 'dragon', 'tide'] as const).map((name) => scene(name, 'l', 1760, 990, 560)),
  ...(['mira', 'tobias'] as const).map((name) => ({
    name: `${name}-c`,
    width: 600,
    height: 800,
    print: 360,
    seed: 3,
    draw: (s: Stage) => drawPortrait(s, cast[name]),
  })),
  ...gelPapers.map((paper, i) => ({
    name: `gel-${i + 1}`,
    width: 640,
    height: 420,
    print: 400,
    seed: i + 5,
    draw: (s: Stage) => drawGelPaper(s, paper),
  })),
];

function scene(name: SceneName, suffix: string, width: number, height: number, print: number): Sheet {
  return { name: `${name}-${suffix}`, width, height, print, seed: 11, draw: (s) => scenes[name](s, sceneInks[name]) };
}

/** Printed at the design's own size and then reduced, which softens the dots as the design does. */
async function printSheet(sheet: Sheet): Promise<Sharp> {
  const stage = new Stage(sheet.width, sheet.height, sheet.seed);
  sheet.draw(stage);
  const { width, height, rgb } = printDrawing(stage.drawing({ scale: 1, grain: 1.61 }));
  const full = sharp(rgb, { raw: { width, height, channels: 3 } });
  return sharp(await full.resize(sheet.print).png().toBuffer());
}

async function save(name: string, bytes: Buffer | string): Promise<void> {
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name.padEnd(24)} ${(bytes.length / 1024).toFixed(0)} KB`);
}

async function drawSheets(only: string[]): Promise<void> {
  for (const sheet of sheets) {
    if (only.length > 0 && !only.includes(sheet.name)) continue;
    const picture = await printSheet(sheet);
    await save(
      `${sheet.name}.webp`,
      await picture
        .clone()
        .webp({ quality: sheet.quality ?? 66, effort: 6 })
        .toBuffer(),
    );
    await save(
      `${sheet.name}.avif`,
      await picture
        .clone()
        .avif({ quality: (sheet.quality ?? 66) - 22, effort: 8, chromaSubsampling: '4:2:0' })
        .toBuffer(),
    );
    if (sheet.name === 'hero')
      await save(
        'hero-960.webp',
        await picture
          .clone()
          .resize(960)
          .webp({ quality: sheet.quality ?? 66, effort: 6 })
          .toBuffer(),
      );
  }
}

/** The card that a link to Canto shows elsewhere: the hero, cropped round its light. */
async function drawSharingCard(): Promise<void> {
  const stage = new Stage(1680, 882, 71);
  drawHero(stage, 'mobile');
  const { width, height, rgb } = printDrawing(stage.drawing({ scale: 1, grain: 1.61 }));
  const card = sharp(rgb, { raw: { width, height, channels: 3 } }).resize(1200, 630, { fit: 'cover' });
  await save('og.jpg', await card.jpeg({ quality: 78, mozjpeg: true }).toBuffer());
}

async function drawIcons(): Promise<void> {
  const png = (svg: string): Promise<Buffer> =>
    sharp(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
  await save('favicon.svg', faviconSvg());
  await save('icon-192.png', await png(iconSvg(192, 0.66, 0.22)));
  await save('icon-512.png', await png(iconSvg(512, 0.66, 0.22)));
  // Systems cut maskable and touch icons to their own shape, so the plate fills the square.
  await save('icon-maskable-512.png', await png(iconSvg(512, 0.52, 0)));
  await save('apple-touch-icon.png', await png(iconSvg(180, 0.6, 0)));
}

await mkdir(folder, { recursive: true });
const only = process.argv.slice(2);
await drawSheets(only);
if (only.length === 0 || only.includes('og')) await drawSharingCard();
if (only.length === 0 || only.includes('icons')) await drawIcons();
