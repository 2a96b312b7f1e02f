import { encoderDelay, frameSamples } from '#media/audio/audio-format.ts';

/** What a frame header says, for the two constant-bit-rate formats the studio makes (MPEG-2 layer III, 24 kHz, no CRC). */
export const frameHeads = {
  voice: { header: [0xff, 0xf3, 0x84, 0xc4], bytes: 192, sideInfo: 9 },
  music: { header: [0xff, 0xf3, 0xa4, 0x44], bytes: 288, sideInfo: 17 },
} as const;
export type Mp3Format = keyof typeof frameHeads;
export const musicFrameBytes = frameHeads.music.bytes;

const framesKnown = 1;
const bytesKnown = 2;
const tableKnown = 4;

/**
 * The silent frame before a file's audio that tells players its exact length, where to seek, and how much silence to skip at
 * both ends, `delay` at the start (the "Info" and LAME tags: gabriel.mp3-tech.org/mp3infotag.html).
 */
export function infoFrame(
  format: Mp3Format,
  audioBytes: number,
  samples: number,
  delay = encoderDelay,
): Uint8Array<ArrayBuffer> {
  const { header, bytes, sideInfo } = frameHeads[format];
  const frame = new Uint8Array(bytes);
  const view = new DataView(frame.buffer);
  const frames = audioBytes / bytes;
  frame.set(header);
  const tag = header.length + sideInfo;
  writeText(frame, tag, 'Info');
  view.setUint32(tag + 4, framesKnown | bytesKnown | tableKnown);
  view.setUint32(tag + 8, frames);
  view.setUint32(tag + 12, audioBytes + bytes);
  for (let percent = 0; percent < 100; percent++) frame[tag + 16 + percent] = Math.floor((percent * 256) / 100);
  const lame = tag + 116;
  writeText(frame, lame, 'LAME3.100');
  const padding = Math.min(4095, Math.max(0, frames * frameSamples - delay - samples));
  frame[lame + 21] = delay >> 4;
  frame[lame + 22] = ((delay & 15) << 4) | (padding >> 8);
  frame[lame + 23] = padding & 255;
  return frame;
}

function writeText(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}
