const shapes = {
  /** Link previews. */
  card: { width: 1200, height: 630 },
  /** Covers in podcast directories, which refuse smaller ones. */
  square: { width: 1400, height: 1400 },
} as const;
export type PreviewShape = keyof typeof shapes;

/** Some readers of link previews give up on larger ones. */
const mostBytes = 200_000;
const qualities = [84, 74, 62, 50, 38];

/** A master cropped and scaled to a shape, nothing added: a JPEG under 200 kB, of the best quality that fits. */
export async function previewPicture(master: Buffer, shape: PreviewShape): Promise<Buffer> {
  // Its library takes 8 MB.
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(master, { limitInputPixels: 40_000_000 })
    .resize({ ...shapes[shape], fit: 'cover', position: 'centre' })
    .flatten({ background: '#0c1519' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  let smallest: Buffer | null = null;
  for (const quality of qualities) {
    smallest = await sharp(pixels.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (smallest.length < mostBytes) break;
  }
  return smallest!;
}
