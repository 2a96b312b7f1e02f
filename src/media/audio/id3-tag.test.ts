import { expect, it } from 'vitest';
import { id3Length, id3Tag } from './id3-tag.ts';

type Frame = { id: string; body: Buffer };

/** As a player reads them: id, synchsafe size, two flag bytes, body. */
function framesOf(bytes: Uint8Array): Frame[] {
  const frames: Frame[] = [];
  const buffer = Buffer.from(bytes);
  for (let at = 0; at < buffer.length;) {
    const size = buffer.subarray(at + 4, at + 8).reduce((sum, byte) => sum * 128 + byte, 0);
    frames.push({ id: buffer.toString('latin1', at, at + 4), body: buffer.subarray(at + 10, at + 10 + size) });
    at += 10 + size;
  }
  return frames;
}

const chapters = [
  { title: 'The wet step', startMs: 0, endMs: 61_000 },
  { title: 'Zoë & 李雷', startMs: 61_000, endMs: 252_016 },
];

it('names the chapters of a file with their times, and lists them in a table', () => {
  const tag = id3Tag({ title: 'The Keeper' }, chapters);
  const frames = framesOf(tag.subarray(10));
  expect(frames.map(({ id }) => id)).toEqual(['TIT2', 'CTOC', 'CHAP', 'CHAP']);
  expect(frames[1]!.body.toString('latin1')).toBe('toc\0\x03\x02chp0\0chp1\0');
  const told = frames.slice(2).map(({ body }) => {
    const at = body.indexOf(0) + 1;
    const [title] = framesOf(body.subarray(at + 16));
    return {
      title: title!.body.subarray(1).toString('utf8'),
      startMs: body.readUInt32BE(at),
      endMs: body.readUInt32BE(at + 4),
    };
  });
  expect(told).toEqual(chapters);
});

it('tells its own length by its first ten bytes', () => {
  const tag = id3Tag({ title: 'x'.repeat(300) }, chapters);
  expect(id3Length(tag.subarray(0, 10))).toBe(tag.length);
  expect(id3Length(Uint8Array.of(0xff, 0xf3, 0x84, 0xc4, 0, 0, 0, 0, 0, 0))).toBe(0);
});

it('lists no more chapters than a table can count', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ title: `${at}`, startMs: at, endMs: at + 1 }));
  const frames = framesOf(id3Tag({}, many).subarray(10));
  expect(frames.filter(({ id }) => id === 'CHAP')).toHaveLength(255);
  expect(frames[0]!.body[5]).toBe(255);
});
