import { studioSampleRate } from '#media/audio/audio-format.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownWords } from './normalise-text.ts';
import { soundingSpan } from '#media/audio/takes/sounding-span.ts';
import type { SpeechProvider } from './speech-provider.ts';

/** What every engine must do, whoever makes it. `metered`: somebody charges for it. */
export function testSpeechProvider(
  name: string,
  open: () => Promise<SpeechProvider>,
  { metered }: { metered: boolean },
): void {
  describe(`${name} keeps the contract of speech`, () => {
    let provider: SpeechProvider;
    beforeAll(async () => {
      provider = await open();
    });
    afterAll(() => provider.close());

    const request = { text: 'The light went out, and nobody said a word.', voice: 'narrator-rowan' };

    it('names itself and its version', () => {
      expect(provider.name).toMatch(/^[a-z][a-z-]+$/);
      expect(provider.version).not.toBe('');
    });

    it('speaks a sentence as samples in range, with its usage', async () => {
      const { pcm, usage } = await provider.speak(request);
      expect(pcm.length / studioSampleRate).toBeGreaterThan(0.5);
      expect(pcm.length / studioSampleRate).toBeLessThan(30);
      expect(pcm.every((x) => Number.isFinite(x) && Math.abs(x) <= 1.01)).toBe(true);
      expect(soundingSpan(pcm, studioSampleRate)).not.toBeNull();
      expect(usage).toEqual(metered ? { provider: provider.name, characters: request.text.length } : undefined);
    });

    it('times the words as shown, or none', async () => {
      const { words, pcm } = await provider.speak(request);
      if (words === null) return;
      expect(words.map(({ text }) => text)).toEqual(shownWords(request.text));
      expect(words.at(-1)?.endMs).toBeLessThanOrEqual((pcm.length / studioSampleRate) * 1000 + 50);
    });

    it('speaks with deliveries and with voices it has never heard of', async () => {
      for (const more of [{ delivery: 'whispered' }, { delivery: 'quite beside himself' }, { voice: 'nobody-knows' }]) {
        expect((await provider.speak({ ...request, ...more })).pcm.length).toBeGreaterThan(0);
      }
    });

    it('speaks several sentences at once', async () => {
      const all = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => provider.speak({ ...request, text })));
      expect(all.every(({ pcm }) => pcm.length > 0)).toBe(true);
    });

    it('stops for an aborted signal, with its reason', async () => {
      const reason = new Error('the listener has left');
      await expect(provider.speak(request, AbortSignal.abort(reason))).rejects.toBe(reason);
    });
  });
}
