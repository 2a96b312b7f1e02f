import { describe, expect, it } from 'vitest';
import { openMp3Encoder } from '#media/audio/mp3-encoder.ts';
import { studioSampleRate } from '#media/audio/audio-format.ts';
import { decodeAudio } from '../decode-audio.ts';
import { OpenAiSpeech, type OpenAiSpeechConfig } from '../openai-compatible.ts';
import { voices } from '../voices.ts';
import type { Audition, AuditionStore } from './audition.ts';
import { readOwnersVoices } from './owners-voices.ts';
import { medianPitch } from './measure-voice.ts';
import { oggOpus } from './testing/ogg-opus.ts';
import { hum, kokoro, ollama, openAi, openServer, speaches, wavFile } from './testing/speech-servers.ts';

const memory = (): AuditionStore & { kept: Map<string, Audition> } => {
  const kept = new Map<string, Audition>();
  return {
    kept,
    read: async (key) => kept.get(key) ?? null,
    keep: async (key, one) => void kept.set(key, structuredClone(one)),
  };
};
function provider(config: OpenAiSpeechConfig, store: AuditionStore = memory()) {
  const notices: string[] = [];
  const speech = new OpenAiSpeech(config, {
    auditions: store,
    notice: (message) => notices.push(message),
    patienceMs: 60_000,
  });
  return { speech, notices };
}
const line = 'The light went out, and nobody said a word about it.';

describe.each([
  ['Kokoro-FastAPI', kokoro, 'kokoro', undefined],
  ['Ollama', ollama, 'phonon', undefined],
  ['Speaches', speaches, 'speaches-ai/Kokoro-82M-v1.0-ONNX', undefined],
  ['OpenAI', openAi, 'gpt-4o-mini-tts', 'sk-right'],
  ['OpenAI, older', openAi, 'tts-1', 'sk-right'],
])('beside %s', (_name, open, model, apiKey) => {
  it('every voice of the cast speaks, men as men and women as women', async () => {
    const { baseUrl, asked, rules } = await open();
    const { speech } = provider({ baseUrl, model, ...(apiKey && { apiKey }) });
    await speech.prepare();
    asked.length = 0;
    for (const { id } of voices) await speech.speak({ text: line, voice: id });
    expect(asked).toHaveLength(voices.length);
    const wrong = voices.filter(({ id, gender, ageBand }) => {
      const pitch = rules.voices[speech.heardVoice(id, [])] ?? 0;
      // Boys may be played by women.
      return gender === 'female' ? pitch < 158 : pitch > 158 && ageBand !== 'child';
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(
      Object.keys(rules.voices).filter(
        (name) => /^[efjz][fm]_/.test(name) && asked.some(({ voice }) => voice === name),
      ),
    ).toEqual([]);
  });

  it('narrator and leads sound different', async () => {
    const { baseUrl } = await open();
    const { speech } = provider({ baseUrl, model, ...(apiKey && { apiKey }) });
    await speech.prepare();
    const cast = ['narrator-rowan', 'woman-clara', 'young-woman-nell'];
    expect(new Set(cast.map((id) => speech.heardVoice(id, cast))).size).toBe(3);
  });
});

describe('by ear', () => {
  const names = { one: 90, two: 118, three: 140, four: 180, five: 205, six: 231, seven: 262 };
  const list = { '/v1/audio/voices': { voices: Object.keys(names) } };

  it.each([70, 118, 180, 262, 310])('a hum of %s Hz is measured within three percent', (pitch) => {
    const measured = medianPitch(Float32Array.from(hum(pitch, line), (x) => x / 32_768)) ?? 0;
    expect(Math.abs(measured / pitch - 1)).toBeLessThan(0.03);
  });

  it('nameless voices get their gender from their pitch, children from the top, giants from below', async () => {
    const { baseUrl } = await openServer({ lists: list, voices: names });
    const { speech } = provider({ baseUrl, model: 'm' });
    const { voices: heard } = await speech.audition();
    expect(heard.map(({ name, gender }) => [name, gender])).toEqual([
      ...['one', 'two', 'three'].map((name) => [name, 'male']),
      ...['four', 'five', 'six', 'seven'].map((name) => [name, 'female']),
    ]);
    expect(speech.heardVoice('girl-wren', [])).toBe('seven');
    expect(speech.heardVoice('giant-bram', [])).toBe('one');
    expect(speech.heardVoice('narrator-ivy', [])).toBe('five');
    const others = voices.filter(({ narrates }) => !narrates).map(({ id }) => speech.heardVoice(id, []));
    expect(others).not.toContain('five');
  });

  it('believes its owner more than its ears', async () => {
    const { baseUrl, asked } = await openServer({ lists: list, voices: names });
    const { speech } = provider({ baseUrl, model: 'm', voices: readOwnersVoices('one:f:child, two:male, five') });
    const { voices: heard } = await speech.audition();
    expect(heard.map(({ name, gender, ageBand }) => [name, gender, ageBand])).toEqual([
      ['one', 'female', 'child'],
      ['two', 'male', undefined],
      ['five', 'female', undefined],
    ]);
    expect(new Set(asked.map(({ voice }) => voice))).toEqual(new Set(['one', 'two', 'five']));
    expect(speech.heardVoice('girl-tilly', [])).toBe('one');
  });

  it('leaves out who is silent, refused or takes for ever over a line, and says why', async () => {
    const { baseUrl } = await openServer({
      lists: list,
      voices: names,
      refuse: ({ voice }) => (voice === 'two' ? [400, { detail: 'no' }] : null),
      answer(samples, response, { voice }) {
        const long = new Int16Array(studioSampleRate * 60).map((_, i) => samples[i % samples.length] as number);
        response.end(wavFile(voice === 'six' ? long : samples));
      },
    });
    const { speech, notices } = provider({ baseUrl, model: 'm' });
    const { leftOut, voices: heard } = await speech.audition();
    expect(leftOut.map(({ name }) => name)).toEqual(['two', 'six']);
    expect(heard).toHaveLength(5);
    expect(notices.join()).toMatch(/two \(.*400/);
    expect(Object.values((await speech.audition()).cast)).not.toContain('six');
  });

  it('keeps what it heard, and hears only the new when the list changes; nobody loses a voice', async () => {
    const { baseUrl, asked, rules } = await openServer({ lists: list, voices: { ...names, eight: 150, nine: 245 } });
    const store = memory();
    const first = provider({ baseUrl, model: 'm' }, store).speech;
    await first.prepare();
    const before = voices.map(({ id }) => first.heardVoice(id, []));
    rules.lists = { '/v1/audio/voices': { voices: [...Object.keys(names), 'eight', 'nine'] } };
    asked.length = 0;
    const second = provider({ baseUrl, model: 'm' }, store);
    await second.speech.prepare();
    expect(voices.map(({ id }) => second.speech.heardVoice(id, []))).toEqual(before);
    await expect.poll(() => second.notices.length).toBe(1);
    expect(asked.map(({ voice }) => voice)).toEqual(['eight', 'nine']);
    expect(voices.map(({ id }) => second.speech.heardVoice(id, []))).toEqual(before);
    expect([...store.kept.values()][0]?.voices).toHaveLength(9);
  });
});

describe('when a server fails', () => {
  it('a voice that is refused later is replaced by the next of its kind, said once', async () => {
    const { baseUrl, asked, rules } = await kokoro();
    const { speech, notices } = provider({ baseUrl, model: 'kokoro' });
    await speech.prepare();
    const lost = speech.heardVoice('woman-clara', []);
    notices.length = asked.length = 0;
    rules.refuse = ({ voice }) => (voice === lost ? [400, { detail: 'gone' }] : null);
    await speech.speak({ text: line, voice: 'woman-clara' });
    await speech.speak({ text: line, voice: 'woman-clara' });
    const heard = asked.map(({ voice }) => voice);
    expect(heard[0]).toBe(lost);
    expect(heard.slice(1)).toEqual([speech.heardVoice('woman-clara', []), speech.heardVoice('woman-clara', [])]);
    expect(heard[1]).toMatch(/^[ab]f_/);
    expect(notices).toEqual([expect.stringContaining(lost)]);
  });

  it('what is refused whoever speaks is a failure, and no voice is dropped for it', async () => {
    const { baseUrl, rules } = await kokoro();
    const { speech, notices } = provider({ baseUrl, model: 'kokoro' });
    await speech.prepare();
    const before = speech.heardVoice('man-jonah', []);
    notices.length = 0;
    rules.refuse = () => [400, { detail: 'too long' }];
    await expect(speech.speak({ text: line, voice: 'man-jonah' })).rejects.toMatchObject({ retryable: false });
    expect([speech.heardVoice('man-jonah', []), notices]).toEqual([before, []]);
  });

  it('nobody waits long for a slow audition; the first lines are cast by name', async () => {
    const { baseUrl, rules } = await kokoro();
    rules.answer = (samples, response) => void setTimeout(() => response.end(wavFile(samples)), 1500);
    const speech = new OpenAiSpeech({ baseUrl, model: 'kokoro' }, { patienceMs: 200 });
    const started = performance.now();
    await speech.prepare();
    expect(performance.now() - started).toBeLessThan(1400);
    expect(speech.heardVoice('narrator-maeve', [])).toMatch(/^[ab]f_/);
    await speech.close();
  });

  it('one that is away is left alone for a minute, and preparing never fails', async () => {
    const { baseUrl, asked, rules } = await kokoro();
    rules.refuse = () => [401, {}];
    const { speech } = provider({ baseUrl, model: 'kokoro' });
    await expect(speech.prepare()).resolves.toBeUndefined();
    const before = asked.length;
    await speech.prepare();
    expect(asked).toHaveLength(before);
  });

  it('a sentence that breaks off is spoken again, and of two the likelier is kept', async () => {
    const { baseUrl, asked, rules } = await kokoro();
    const { speech } = provider({ baseUrl, model: 'kokoro' });
    await speech.prepare();
    asked.length = 0;
    rules.answer = (samples, response) =>
      response.end(wavFile(asked.length === 1 ? samples.subarray(0, 4800) : samples, true));
    const { pcm, usage } = await speech.speak({ text: line, voice: 'man-jonah' });
    expect(pcm.length / studioSampleRate).toBeGreaterThan(2);
    expect(usage?.characters).toBe(2 * line.length);
  });

  it('a single word that turns into a speech is taken again, once', async () => {
    const { baseUrl, asked, rules } = await kokoro();
    const { speech } = provider({ baseUrl, model: 'kokoro' });
    await speech.prepare();
    asked.length = 0;
    rules.answer = (_samples, response) => response.end(wavFile(hum(120, line)));
    await speech.speak({ text: 'No.', voice: 'man-jonah' });
    expect(asked).toHaveLength(2);
  });

  it('a connection cut in the middle of a sentence is asked again', async () => {
    const { baseUrl, asked, rules } = await kokoro();
    const { speech } = provider({ baseUrl, model: 'kokoro' });
    await speech.prepare();
    asked.length = 0;
    rules.answer = (samples, response) => {
      const file = wavFile(samples, true);
      if (asked.length > 1) return void response.end(file);
      response.write(file.subarray(0, 20_000), () => response.destroy());
    };
    expect((await speech.speak({ text: line, voice: 'man-jonah' })).pcm.length).toBeGreaterThan(studioSampleRate);
    expect(asked).toHaveLength(2);
  });
});

describe('whatever it answers with', () => {
  it.each([
    ['WAV', false],
    ['WAV in pieces without a length', true],
  ])('%s is understood', async (_name, streamed) => {
    const { baseUrl, rules } = await kokoro();
    rules.answer = (samples, response) => {
      const file = wavFile(samples, streamed);
      response.write(file.subarray(0, 1001));
      setTimeout(() => response.end(file.subarray(1001)), 20);
    };
    const { speech } = provider({ baseUrl, model: 'kokoro', voices: readOwnersVoices('am_adam,af_bella') });
    const { pcm } = await speech.speak({ text: line, voice: 'woman-clara' });
    expect(pcm.length / studioSampleRate).toBeCloseTo(line.split(' ').length / 2.8 + 0.2, 1);
  });

  it('MP3 is understood, though WAV was asked for', async () => {
    const encoder = await openMp3Encoder();
    const { baseUrl, rules } = await kokoro();
    rules.answer = (samples, response) => {
      const floats = Float32Array.from(samples, (x) => x / 32_768);
      response.end(Buffer.from(encoder.encode([floats], { channels: 1, sampleRate: studioSampleRate, bitrate: 64 })));
    };
    const { speech } = provider({ baseUrl, model: 'kokoro', voices: readOwnersVoices('am_adam,af_bella') });
    const { pcm } = await speech.speak({ text: line, voice: 'woman-clara' });
    expect(Math.abs((medianPitch(pcm) ?? 0) / 211 - 1)).toBeLessThan(0.03);
  });

  it('Opus is read in full', async () => {
    const second = Array.from({ length: 50 }, () => Uint8Array.of(0xf8, 0xff, 0xfe));
    expect((await decodeAudio(oggOpus(second)))?.length).toBeCloseTo(studioSampleRate, -3);
  });
});
