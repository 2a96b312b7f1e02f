import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { fillFirstBlock } from './fill-first-block.ts';

const blockBytes = 32 * 1024;
const take = (bytes: number, fill: number) => Buffer.alloc(bytes, fill);
/** Bytes of an ID3v2 tag at the start, as its header says. */
const tagBytes = (stream: Buffer) => 10 + [6, 7, 8, 9].reduce((size, at) => (size << 7) | stream[at]!, 0);

async function pieces(...takes: Buffer[]): Promise<Buffer[]> {
  const given: Buffer[] = [];
  for await (const piece of fillFirstBlock(Readable.from(takes))) given.push(Buffer.from(piece));
  return given;
}

it.each([10_752, 11_136, blockBytes - 10, blockBytes - 5, blockBytes, 73_152])(
  'gives a first take of %i bytes at once, in full blocks, behind a tag that players skip',
  async (bytes) => {
    const [first, second] = await pieces(take(bytes, 1), take(500, 2));
    expect(first!.length % blockBytes).toBe(0);
    expect(first!.toString('latin1', 0, 3)).toBe('ID3');
    expect(first!.subarray(tagBytes(first!))).toEqual(take(bytes, 1));
    expect(second).toEqual(take(500, 2));
  },
);

it('waits for a second take when the first is too short to begin with', async () => {
  const [first, ...rest] = await pieces(take(6000, 1), take(6000, 2), take(100, 3));
  expect(first!.length).toBe(blockBytes);
  expect(first!.subarray(tagBytes(first!))).toEqual(Buffer.concat([take(6000, 1), take(6000, 2)]));
  expect(rest).toEqual([take(100, 3)]);
});

it('gives what there is of a production that ended early, and nothing of none', async () => {
  expect(await pieces(take(6000, 1))).toEqual([take(6000, 1)]);
  expect((await buffer(Readable.from(fillFirstBlock(Readable.from([]))))).length).toBe(0);
});
