// What every store must do, run against each implementation.
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from './storage.ts';

export type OpenedStorage = { storage: Storage; close(): Promise<void> };
/** What a store used for testing is known to get wrong itself; such a test must then stand beside the implementation. */
export type KnownFlaw = 'first byte' | 'reads during writes' | 'long lists';

export async function collect(keys: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
}

const text = (value: string) => new TextEncoder().encode(value);
const plain = { contentType: 'text/plain' };

export function describeStorage(
  name: string,
  openForTest: () => Promise<OpenedStorage>,
  flaws: KnownFlaw[] = [],
): void {
  describe(`storage contract: ${name}`, () => {
    let opened: OpenedStorage;
    let storage: Storage;
    const folder = `contract/${randomUUID()}`;
    beforeAll(async () => {
      opened = await openForTest();
      storage = opened.storage;
    });
    afterAll(() => opened?.close());

    it('gives back the bytes it was given', async () => {
      const bytes = randomBytes(200_001);
      await storage.put(`${folder}/a.mp3`, bytes, { contentType: 'audio/mpeg' });
      expect(Buffer.compare((await storage.get(`${folder}/a.mp3`))!, bytes)).toBe(0);
      const facts = await storage.stat(`${folder}/a.mp3`);
      expect(facts).toMatchObject({ size: 200_001, contentType: 'audio/mpeg' });
      expect(facts!.etag).toMatch(/^"[^"]+"$/);
      expect(Math.abs(facts!.modified.getTime() - Date.now())).toBeLessThan(60_000);
    });

    it('stores an empty file', async () => {
      await storage.put(`${folder}/empty.txt`, new Uint8Array(), plain);
      expect((await storage.get(`${folder}/empty.txt`))!.byteLength).toBe(0);
      expect((await storage.stat(`${folder}/empty.txt`))!.size).toBe(0);
      expect((await buffer((await storage.read(`${folder}/empty.txt`))!)).byteLength).toBe(0);
    });

    it.each([0, 1000, 9_000_000, 17_500_000])('stores a stream of %i bytes', async (size) => {
      const bytes = randomBytes(size);
      const chunks: Buffer[] = [];
      for (let at = 0; at < size; at += 65_536) chunks.push(bytes.subarray(at, at + 65_536));
      await storage.put(`${folder}/stream.wav`, Readable.from(chunks), { contentType: 'audio/wav' });
      expect(Buffer.compare((await storage.get(`${folder}/stream.wav`))!, bytes)).toBe(0);
    });

    it('replaces a file as a whole and changes its tag', async () => {
      const key = `${folder}/replaced.txt`;
      await storage.put(key, text('one'), plain);
      const before = await storage.stat(key);
      expect(await storage.stat(key)).toEqual(before);
      await storage.put(key, text('two'), plain);
      expect(new TextDecoder().decode((await storage.get(key))!)).toBe('two');
      expect((await storage.stat(key))!.etag).not.toBe(before!.etag);
    });

    it('shows nothing of a stream that breaks, and passes its error on', async () => {
      const key = `${folder}/broken.txt`;
      async function* breaking() {
        yield text('the first half');
        throw new Error('source went away');
      }
      await expect(storage.put(key, Readable.from(breaking()), plain)).rejects.toThrow('source went away');
      expect(await storage.get(key)).toBeNull();
      await storage.put(key, text('whole'), plain);
      await expect(storage.put(key, Readable.from(breaking()), plain)).rejects.toThrow('source went away');
      expect(new TextDecoder().decode((await storage.get(key))!)).toBe('whole');
    });

    it.skipIf(flaws.includes('reads during writes'))('never shows a mixture while writers compete', async () => {
      const key = `${folder}/raced.txt`;
      const versions = ['a', 'b', 'c', 'd'].map((letter) => text(letter.repeat(300_000)));
      await storage.put(key, versions[0]!, plain);
      const writes = versions.map((body) => storage.put(key, body, plain));
      const reads = await Promise.all(Array.from({ length: 8 }, () => storage.get(key)));
      await Promise.all(writes);
      for (const seen of reads) {
        expect(seen!.byteLength).toBe(300_000);
        expect(seen!.every((byte) => byte === seen![0])).toBe(true);
      }
    });

    it('answers null for what is not there', async () => {
      expect(await storage.get(`${folder}/none.txt`)).toBeNull();
      expect(await storage.stat(`${folder}/none.txt`)).toBeNull();
      expect(await storage.read(`${folder}/none.txt`)).toBeNull();
      expect(await storage.read(`${folder}/none.txt`, { start: 0, end: 1 })).toBeNull();
      expect(await storage.stat(folder)).toBeNull();
      expect(await storage.get(folder)).toBeNull();
      expect(await storage.read(folder)).toBeNull();
    });

    it('deletes, and again', async () => {
      await storage.put(`${folder}/gone.txt`, text('x'), plain);
      await storage.delete(`${folder}/gone.txt`);
      expect(await storage.get(`${folder}/gone.txt`)).toBeNull();
      await storage.delete(`${folder}/gone.txt`);
      await storage.delete(`${folder}/never/was.txt`);
    });

    describe('ranges', () => {
      const key = `${folder}/range.txt`;
      const part = async (start: number, end: number) =>
        (await buffer((await storage.read(key, { start, end }))!)).toString();
      beforeAll(() => storage.put(key, text('0123456789'), plain));

      it.each([
        [0, 9, '0123456789'] as const,
        ...(flaws.includes('first byte') ? [] : [[0, 0, '0'] as const]),
        [3, 5, '345'] as const,
        [9, 9, '9'] as const,
        [4, 5000, '456789'] as const,
      ])('reads %i to %i', async (start, end, expected) => {
        expect(await part(start, end)).toBe(expected);
      });

      it('reads the whole without a range', async () => {
        expect((await buffer((await storage.read(key))!)).toString()).toBe('0123456789');
      });

      it.each([
        [10, 12],
        [5, 4],
        [-1, 4],
        [0.5, 4],
      ])('refuses %d to %d', async (start, end) => {
        await expect(storage.read(key, { start, end })).rejects.toThrow(RangeError);
      });
    });

    it('lists keys by prefix', async () => {
      const keys = ['l/a.txt', 'l/b/c.txt', 'l/b/d.txt', 'l/bb.txt', 'm.txt'].map((key) => `${folder}/${key}`);
      for (const key of keys) await storage.put(key, text('x'), plain);
      const list = async (prefix: string) => (await collect(storage.list(prefix))).toSorted();
      expect(await list(`${folder}/l/`)).toEqual(keys.slice(0, 4));
      expect(await list(`${folder}/l/b`)).toEqual(keys.slice(1, 4));
      expect(await list(`${folder}/l/b/`)).toEqual(keys.slice(1, 3));
      expect(await list(`${folder}/nothing/`)).toEqual([]);
      expect(await list('')).toEqual(expect.arrayContaining(keys));
    });

    it.skipIf(flaws.includes('long lists'))('lists more than a page of keys', async () => {
      const count = 1100;
      for (let at = 0; at < count; at += 50) {
        await Promise.all(
          Array.from({ length: 50 }, (_, i) => storage.put(`${folder}/many/${at + i}.txt`, text('x'), plain)),
        );
      }
      expect(new Set(await collect(storage.list(`${folder}/many/`))).size).toBe(count);
    });

    it.each([
      '',
      '/',
      '/etc/passwd',
      '../x',
      'a/../../x',
      'a/./b',
      'a//b',
      'a/',
      '.hidden',
      'a/.b',
      'a\\b',
      'a\0b',
      'a b',
      'é',
      '%2e%2e/x',
      'a'.repeat(600),
    ])('refuses the key %j in every verb', async (key) => {
      await expect(storage.put(key, text('x'), plain)).rejects.toThrow(RangeError);
      await expect((async () => storage.get(key))()).rejects.toThrow(RangeError);
      await expect((async () => storage.stat(key))()).rejects.toThrow(RangeError);
      await expect((async () => storage.read(key))()).rejects.toThrow(RangeError);
      await expect((async () => storage.delete(key))()).rejects.toThrow(RangeError);
    });

    it('refuses to list outside itself', () => {
      expect(() => storage.list('../')).toThrow(RangeError);
    });

    it('refuses a content type that the key contradicts', async () => {
      await expect(storage.put(`${folder}/a.png`, text('<svg/>'), { contentType: 'image/svg+xml' })).rejects.toThrow(
        TypeError,
      );
      await storage.put(`${folder}/a.vtt`, text('WEBVTT'), { contentType: 'text/vtt; charset=utf-8' });
      expect((await storage.stat(`${folder}/a.vtt`))!.contentType).toBe('text/vtt');
    });
  });
}
