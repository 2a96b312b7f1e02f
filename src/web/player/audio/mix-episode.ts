// Voice and background music of an episode, mixed in the browser into one file that the player can seek in.
import { backgroundVolume } from '#shared/listening.ts';
import type { MixAnswer, MixRequest } from './mix.worker.ts';

/** The episodes' own rate: nothing is resampled up, and memory is half of what 48 kHz takes. */
const sampleRate = 24_000;
/** Copied in pieces so that the page stays responsive: 10 minutes in one go block it for 75 ms. */
const samplesPerPiece = 2_000_000;

/**
 * The episode with its background as a WAV file, or null where the music can't be fetched (logged; the voice plays
 * alone). Throws when the voice can't be fetched or decoded.
 */
export async function mixEpisode(voiceUrl: string, musicUrl: string, signal: AbortSignal): Promise<Blob | null> {
  const [voiceBytes, musicBytes] = await Promise.all([fetchBytes(voiceUrl, signal), fetchMusic(musicUrl, signal)]);
  if (!musicBytes) return null;
  const [voice, background] = await Promise.all([decode(voiceBytes), decode(musicBytes)]);
  signal.throwIfAborted();
  return new Blob([await mixInWorker({ voice, background, gain: backgroundVolume, sampleRate }, signal)], {
    type: 'audio/wav',
  });
}

async function fetchMusic(url: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  try {
    return await fetchBytes(url, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('Background music could not be fetched; the episode plays without it.', error);
    return null;
  }
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.arrayBuffer();
}

/** A file's samples, for who looks for its silences. */
export async function decodeFile(url: string, signal: AbortSignal) {
  return { samples: await decode(await fetchBytes(url, signal)), sampleRate };
}

async function decode(bytes: ArrayBuffer): Promise<Float32Array> {
  const audio = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes);
  const mono = await copyChannel(audio, 0);
  if (audio.numberOfChannels > 1) {
    const other = await copyChannel(audio, 1);
    for (let index = 0; index < mono.length; index += 1) mono[index] = ((mono[index] ?? 0) + (other[index] ?? 0)) / 2;
  }
  return mono;
}

async function copyChannel(audio: AudioBuffer, channel: number): Promise<Float32Array> {
  const samples = new Float32Array(audio.length);
  for (let at = 0; at < samples.length; at += samplesPerPiece) {
    audio.copyFromChannel(samples.subarray(at, at + samplesPerPiece), channel, at);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return samples;
}

function mixInWorker(request: MixRequest, signal: AbortSignal): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./mix.worker.ts', import.meta.url), { type: 'module' });
  const mixed = new Promise<ArrayBuffer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<MixAnswer>) => resolve(data.wav));
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'The mixing worker stopped.')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  worker.postMessage(request, [request.voice.buffer, request.background.buffer]);
  return mixed.finally(() => worker.terminate());
}
