import { studioSampleRate } from '#media/audio/audio-format.ts';
import { resample } from '#media/audio/resample.ts';

/**
 * Samples of what a speech service answered, at the studio's rate: WAV or bare samples as they are asked for, MP3 and Opus in
 * Ogg from servers that speak nothing else. Null for what is none of these.
 */
export async function decodeAudio(bytes: Uint8Array<ArrayBuffer>): Promise<Float32Array | null> {
  const kind = compressionOf(bytes);
  if (!kind) return decodePlain(bytes);
  // Loaded when first met: most servers never need it.
  const { decodeMp3, decodeOpus } = await import('./decode-compressed.ts');
  return kind === 'mp3' ? decodeMp3(bytes) : decodeOpus(bytes);
}

/**
 * Samples of a WAV answer (16, 24 or 32 bit, or float; any rate; several channels are averaged) or, without a header, of
 * OpenAI's `pcm` format (24 kHz, 16 bit, mono), at the studio's rate. Null for what is neither: HTML, JSON, MP3, nothing.
 */
function decodePlain(bytes: Uint8Array<ArrayBuffer>): Float32Array | null {
  if (startsWith(bytes, 'RIFF')) return decodeWav(bytes);
  if (bytes.length < 480 || bytes.length % 2 !== 0 || looksLikeSomethingElse(bytes)) return null;
  return readSamples(new DataView(bytes.buffer, bytes.byteOffset, bytes.length), {
    bits: 16,
    float: false,
    channels: 1,
  });
}

type Encoding = { bits: number; float: boolean; channels: number };

function decodeWav(bytes: Uint8Array<ArrayBuffer>): Float32Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 12 || !startsWith(bytes, 'WAVE', 8)) return null;
  let format: (Encoding & { rate: number }) | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    // A streaming server writes a size it does not know as 0 or 0xffffffff: the data then goes to the end.
    const stated = view.getUint32(at + 4, true);
    const size = Math.min(stated, bytes.length - at - 8);
    if (startsWith(bytes, 'fmt ', at) && size >= 16) format = readFormat(view, at + 8, size);
    if (startsWith(bytes, 'data', at)) {
      if (!format) return null;
      const length = stated === 0 ? bytes.length - at - 8 : size;
      const samples = readSamples(new DataView(bytes.buffer, bytes.byteOffset + at + 8, length), format);
      return samples && resample(samples, format.rate, studioSampleRate);
    }
    at += 8 + size + (size & 1);
  }
  return null;
}

function readFormat(view: DataView, at: number, size: number): (Encoding & { rate: number }) | null {
  const [pcm, float, extensible] = [1, 3, 0xfffe];
  let tag = view.getUint16(at, true);
  if (tag === extensible && size >= 26) tag = view.getUint16(at + 24, true);
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const known = tag === pcm ? [16, 24, 32].includes(bits) : tag === float && bits === 32;
  if (!known || channels < 1 || channels > 8 || rate < 8_000 || rate > 192_000) return null;
  return { bits, float: tag === float, channels, rate };
}

function readSamples(view: DataView, { bits, float, channels }: Encoding): Float32Array | null {
  const width = bits / 8;
  const samples = new Float32Array(Math.floor(view.byteLength / (width * channels)));
  for (let i = 0; i < samples.length; i++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += readOne(view, (i * channels + channel) * width, bits, float);
    samples[i] = sum / channels;
  }
  return samples.every(Number.isFinite) ? samples : null;
}

function readOne(view: DataView, at: number, bits: number, float: boolean): number {
  if (float) return view.getFloat32(at, true);
  if (bits === 16) return view.getInt16(at, true) / 2 ** 15;
  if (bits === 32) return view.getInt32(at, true) / 2 ** 31;
  return ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 2 ** 23;
}

/** Text (an error page, JSON) and FLAC, which read as PCM would be noise at full scale. */
function looksLikeSomethingElse(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 'fLaC')) return true;
  const start = bytes.subarray(0, 400);
  const printable = start.filter(
    (byte) => (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13,
  ).length;
  return printable / start.length > 0.9;
}

function compressionOf(bytes: Uint8Array): 'mp3' | 'opus' | null {
  if (startsWith(bytes, 'OggS')) return 'opus';
  const isFrame = (bytes[0] ?? 0) === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && looksFramed(bytes);
  return isFrame || startsWith(bytes, 'ID3') ? 'mp3' : null;
}

/** An MP3 or AAC frame header has no reserved values; soft PCM near zero (0xff 0xff …) does. */
function looksFramed(bytes: Uint8Array): boolean {
  const [layer, rate] = [(bytes[1] ?? 0) & 6, (bytes[2] ?? 0) & 0x0c];
  return (bytes[1] ?? 0) !== 0xff && (layer !== 0 || ((bytes[1] ?? 0) & 0xf6) === 0xf0) && rate !== 0x0c;
}

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));
}
