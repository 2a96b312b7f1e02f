import { MPEGDecoder } from 'mpg123-decoder';

/** What a listener’s player makes of a file. Skips what the Info frame says to skip. */
export async function decodeMp3(mp3: Uint8Array): Promise<{ channels: Float32Array[]; sampleRate: number }> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  try {
    await decoder.ready;
    const { channelData, sampleRate, errors } = decoder.decode(mp3);
    if (errors.length > 0) throw new Error(`not a clean MP3: ${errors[0]?.message ?? 'unknown error'}`);
    return { channels: channelData, sampleRate };
  } finally {
    decoder.free();
  }
}
