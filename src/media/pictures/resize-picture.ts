export type PictureFormat = 'webp' | 'avif' | 'png' | 'jpeg';

/** 40 megapixels: far above any master, far below a decompression bomb. */
const limitInputPixels = 40_000_000;

/**
 * A variant at most `width` pixels wide (never enlarged), for answering a request. AVIF runs at effort 1: the default
 * takes seconds.
 */
export async function resizePicture(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const resized = sharp(master, { limitInputPixels }).resize({ width, withoutEnlargement: true });
  if (format === 'webp') return resized.webp({ quality: 80, effort: 3 }).toBuffer();
  if (format === 'avif') return resized.avif({ quality: 55, effort: 1 }).toBuffer();
  if (format === 'png') return resized.png({ compressionLevel: 9, palette: true, quality: 90, effort: 2 }).toBuffer();
  return resized.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** The library takes 8 MB, so it is loaded with the first picture. */
const loadSharp = async () => (await import('sharp')).default;

/** Why bytes that came from somewhere else are not a picture we keep. */
export class UnusablePictureError extends Error {
  override name = 'UnusablePictureError';
}

const maxBytes = 20_000_000;
const accepted = new Set(['png', 'jpeg', 'webp', 'avif', 'heif']);

/**
 * Decodes bytes from a remote provider fully and re-encodes them as a WebP master of the asked shape (cropped to cover,
 * never enlarged), so that nothing but pixels of a real raster picture is ever stored. Throws `UnusablePictureError`.
 */
export async function adoptPicture(bytes: Buffer, shape: { width: number; height: number }): Promise<Buffer> {
  if (bytes.length === 0) throw new UnusablePictureError('The picture is empty.');
  if (bytes.length > maxBytes) throw new UnusablePictureError('The picture is larger than 20 MB.');
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, { limitInputPixels, failOn: 'error' });
    const { format, width = 0, height = 0 } = await image.metadata();
    if (!accepted.has(format ?? ''))
      throw new UnusablePictureError(`${format ?? 'Unknown'} pictures are not accepted.`);
    if (width < 256 || height < 256) throw new UnusablePictureError(`A picture of ${width} × ${height} is too small.`);
    const scale = Math.min(1, width / shape.width, height / shape.height);
    const size = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
    return await image
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 90, effort: 3 })
      .toBuffer();
  } catch (error) {
    if (error instanceof UnusablePictureError) throw error;
    throw new UnusablePictureError('The bytes are not a picture that can be decoded.', { cause: error });
  }
}
