import { MPEGDecoder } from 'mpg123-decoder';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import { studioSampleRate } from '#media/audio/audio-format.ts';
import { resample } from '#media/audio/resample.ts';

/** The file's samples as mono at the studio's rate; null for what holds no frame that can be read. */
export async function decodeMp3(bytes: Uint8Array): Promise<Float32Array | null> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  try {
    await decoder.ready;
    const { channelData, sampleRate } = decoder.decode(bytes);
    return toStudio(channelData, sampleRate);
  } finally {
    decoder.free();
  }
}

/** The same of Opus in Ogg, which is 48 kHz. */
export async function decodeOpus(bytes: Uint8Array): Promise<Float32Array | null> {
  const decoder = new OggOpusDecoder();
  try {
    await decoder.ready;
    const { channelData, sampleRate } = await decoder.decodeFile(bytes);
    return toStudio(channelData, sampleRate);
  } finally {
    decoder.free();
  }
}

function toStudio(channels: Float32Array[], sampleRate: number): Float32Array | null {
  const [first, ...others] = channels;
  if (!first || first.length === 0) return null;
  const mono = first.map((x, i) => others.reduce((sum, channel) => sum + (channel[i] ?? 0), x) / channels.length);
  return resample(mono, sampleRate, studioSampleRate);
}
