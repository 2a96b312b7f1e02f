import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import { speakScript } from '../speech/produce-for-tests.ts';
import { sampleDialogue } from '../speech/sample-dialogue.ts';
import type { Take } from '../speech/take.ts';
import { frameMs } from '#media/audio/audio-format.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { joinTakes } from './join-takes.ts';
import { integratedLoudness, truePeakDb } from '#media/audio/loudness.ts';
import { timeLines } from './time-lines.ts';

const voices = new EmbeddedSpeech({ workers: 2 });
let takes: Take[][] = [];
let samples = new Float32Array();
let episode = { mp3: new Uint8Array(), durationMs: 0 };

beforeAll(async () => {
  takes = await speakScript(voices, sampleDialogue, 'narrator-rowan');
  episode = joinTakes(takes.flat(), { title: 'The Green Light', artist: 'Canto', album: 'Zoë & 李雷', track: 1 });
  samples = new Float32Array((await decodeMp3(episode.mp3)).channels[0] ?? []);
});
afterAll(() => voices.close());

describe('an episode of twenty lines', () => {
  it('is as long as its frames say, to the sample', () => {
    expect(episode.durationMs).toBe(takes.flat().reduce((sum, { durationMs }) => sum + durationMs, 0));
    expect(samples.length / 24).toBe(episode.durationMs);
  });

  it('is at -19 LUFS with true peaks under -1 dB', () => {
    expect(Math.abs(integratedLoudness([samples], 24_000) + 19)).toBeLessThan(0.5);
    expect(truePeakDb([samples])).toBeLessThan(-1);
  });

  it('has no dead air', () => {
    let silent = 0;
    let longest = 0;
    for (const x of samples) {
      silent = Math.abs(x) < 0.003 ? silent + 1 : 0;
      longest = Math.max(longest, silent);
    }
    expect(longest / 24_000).toBeLessThan(2.5);
  });

  it('joins takes in silence, without a click', () => {
    let at = 0;
    for (const { durationMs } of takes.flat().slice(0, -1)) {
      at += durationMs;
      const joint = samples.subarray(at * 24 - 240, at * 24 + 96);
      expect(Math.max(...joint.map(Math.abs))).toBeLessThan(0.004);
    }
  });

  it('begins with a tag and an Info frame that tell its length', () => {
    const text = new TextDecoder('latin1').decode(episode.mp3.subarray(0, 600));
    expect(text.startsWith('ID3\x04')).toBe(true);
    const info = text.indexOf('Info');
    expect(info).toBeGreaterThan(0);
    const view = new DataView(episode.mp3.buffer, info + 8);
    expect(view.getUint32(0) * frameMs).toBe(episode.durationMs + 2 * frameMs);
    expect(view.getUint32(4)).toBe(episode.mp3.length - (info - 13));
  });

  it('places all lines and words in order', () => {
    const lines = timeLines(sampleDialogue, takes);
    expect(lines[0]?.start_ms).toBe(0);
    expect(lines.at(-1)?.end_ms).toBe(episode.durationMs);
    for (const [i, line] of lines.entries()) {
      expect(line.start_ms).toBe(lines[i - 1]?.end_ms ?? 0);
      expect(line.words.map(({ text }) => text).join(' ')).toBe(line.text);
      for (const [k, { startMs, endMs }] of line.words.entries()) {
        expect(startMs).toBeGreaterThanOrEqual(line.words[k - 1]?.startMs ?? line.start_ms);
        expect(endMs).toBeLessThanOrEqual(line.end_ms);
      }
    }
  });
});

it('refuses what is not whole frames, and an episode of nothing', () => {
  expect(() => joinTakes([])).toThrow(RangeError);
  expect(() => joinTakes([{ mp3: new Uint8Array(191), durationMs: 24 }])).toThrow(RangeError);
  expect(() => timeLines(sampleDialogue, [])).toThrow(RangeError);
});
