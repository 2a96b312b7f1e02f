// A thread that lays a loop under an episode: decoding and encoding four minutes take seconds of a processor.
import { gainOf, peakCeilingDb, studioSampleRate } from '#media/audio/audio-format.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { concatenate, id3Tag, type Id3Chapter, type Id3Texts } from '#media/audio/id3-tag.ts';
import { infoFrame, musicFrameBytes } from '#media/audio/info-frame.ts';
import { openMp3Encoder } from '#media/audio/mp3-encoder.ts';
import { serveJobs } from '#media/threads/serve-jobs.ts';

/** Two files, how loud the loop is beside the voice, and what the new file says of itself. */
export type MusicJob = {
  voice: Uint8Array;
  loop: Uint8Array;
  gain: number;
  tags: Id3Texts;
  chapters: Id3Chapter[];
};

const encoder = openMp3Encoder();
const ceiling = gainOf(peakCeilingDb);

serveJobs<MusicJob, Uint8Array<ArrayBuffer>>(async ({ voice, loop, gain, tags, chapters }) => {
  const [spoken, music] = await Promise.all([decodeMp3(voice), decodeMp3(loop)]);
  const [mono = new Float32Array()] = spoken.channels;
  const sides = [music.channels[0], music.channels[1] ?? music.channels[0]].map((side) => layUnder(mono, side, gain));
  const sound = (await encoder).encode(sides, { channels: 2, sampleRate: studioSampleRate, bitrate: 96 });
  const audio = sound.subarray(0, Math.floor(sound.length / musicFrameBytes) * musicFrameBytes);
  const answer = concatenate([id3Tag(tags, chapters), infoFrame('music', audio.length, mono.length), audio]);
  return { answer, transfer: [answer.buffer] };
});

/** One side: the voice with the loop from its start, over and over. */
function layUnder(voice: Float32Array, loop: Float32Array | undefined, gain: number): Float32Array {
  if (!loop?.length) return voice;
  return voice.map((sample, at) => Math.max(-ceiling, Math.min(ceiling, sample + gain * loop[at % loop.length]!)));
}
