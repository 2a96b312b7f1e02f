// A thread that lays a bed under an episode: decoding and encoding four minutes take seconds of a processor.
import { studioSampleRate } from '#media/audio/audio-format.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { concatenate, id3Tag, type Id3Chapter, type Id3Texts } from '#media/audio/id3-tag.ts';
import { infoFrame } from '#media/audio/info-frame.ts';
import { openMp3Encoder } from '#media/audio/mp3-encoder.ts';
import { serveJobs } from '#media/threads/serve-jobs.ts';
import { bedAudioBytes, bedTagBytes } from './bed-file.ts';
import { masterBed, mixBed, type BedScene } from './mix-bed.ts';

/** The voices' file, the loops and where each is heard, how loud they are beside a voice, and what the new file says of itself. */
export type BedJob = {
  voice: Uint8Array;
  loops: Uint8Array[];
  scenes: BedScene[];
  gain: number;
  tags: Id3Texts;
  chapters: Id3Chapter[];
};

const encoder = openMp3Encoder();

serveJobs<BedJob, Uint8Array<ArrayBuffer>>(async ({ voice, loops, scenes, gain, tags, chapters }) => {
  const [spoken, ...music] = await Promise.all([voice, ...loops].map(decodeMp3));
  const mono = spoken?.channels[0] ?? new Float32Array();
  const beds = music.map(({ channels: [left = new Float32Array(), right = left] }): [Float32Array, Float32Array] => [
    left,
    right,
  ]);
  const sides = mixBed(mono, beds, scenes, gain);
  masterBed(sides);
  const sound = (await encoder).encode(sides, { channels: 2, sampleRate: studioSampleRate, bitrate: 96 });
  const bytes = bedAudioBytes((mono.length / studioSampleRate) * 1000);
  if (sound.length < bytes) throw new Error('the MP3 encoder gave fewer frames than samples');
  const tag = id3Tag(tags, chapters, bedTagBytes);
  const answer = concatenate([tag, infoFrame('music', bytes, mono.length), sound.subarray(0, bytes)]);
  return { answer, transfer: [answer.buffer] };
});
