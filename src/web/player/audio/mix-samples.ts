// The mixing itself, without browser or worker: background looped under the voice, written as a WAV file.

const headerBytes = 44;

/**
 * Voice plus looped background at `gain`, clipped to -1..1, as a mono 16-bit PCM WAV file as long as the voice.
 * Both are mono samples at `sampleRate`.
 */
export function mixToWav(voice: Float32Array, background: Float32Array, gain: number, sampleRate: number): ArrayBuffer {
  const file = new ArrayBuffer(headerBytes + voice.length * 2);
  writeWavHeader(new DataView(file), voice.length, sampleRate);
  const pcm = new Int16Array(file, headerBytes);
  let looped = 0;
  for (let index = 0; index < voice.length; index += 1) {
    const sample = (voice[index] ?? 0) + (background[looped] ?? 0) * gain;
    const clipped = Math.max(-1, Math.min(1, sample));
    pcm[index] = clipped < 0 ? clipped * 32_768 : clipped * 32_767;
    looped += 1;
    if (looped >= background.length) looped = 0;
  }
  return file;
}

/** RIFF/WAVE header of mono 16-bit PCM, http://soundfile.sapp.org/doc/WaveFormat/ */
function writeWavHeader(view: DataView, samples: number, sampleRate: number): void {
  const writeTag = (at: number, tag: string) => {
    for (let index = 0; index < 4; index += 1) view.setUint8(at + index, tag.charCodeAt(index));
  };
  const dataBytes = samples * 2;
  writeTag(0, 'RIFF');
  view.setUint32(4, 36 + dataBytes, true);
  writeTag(8, 'WAVE');
  writeTag(12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeTag(36, 'data');
  view.setUint32(40, dataBytes, true);
}
