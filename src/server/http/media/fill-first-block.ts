/**
 * Chromium hands a stream on in blocks of 32 KiB, four seconds of an episode at 64 kbit/s, and begins once it has seen some
 * fifty frames. Both measured: 10,000 bytes of sound keep it waiting, 10,500 do not.
 */
const blockBytes = 32 * 1024;
const beginningBytes = 56 * 192;
const tagHeaderBytes = 10;

/**
 * The same sound, to be heard as soon as a second and a half of it is there: an ID3 tag with nothing but padding, which
 * every player skips, goes before the beginning and fills its block up.
 */
export async function* fillFirstBlock(takes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const beginning: Uint8Array[] = [];
  let bytes = 0;
  for await (const take of takes) {
    if (bytes >= beginningBytes) {
      yield take;
      continue;
    }
    beginning.push(take);
    bytes += take.byteLength;
    if (bytes >= beginningBytes) yield Buffer.concat([paddingBefore(bytes), ...beginning]);
  }
  if (bytes < beginningBytes) yield* beginning;
}

/** An ID3v2.4 tag that makes full blocks together with so many bytes. Its size is written seven bits to a byte. */
function paddingBefore(bytes: number): Buffer {
  const tag = Buffer.alloc(blockBytes - ((bytes + tagHeaderBytes) % blockBytes) + tagHeaderBytes);
  const size = tag.byteLength - tagHeaderBytes;
  tag.write('ID3\u0004', 'latin1');
  for (let i = 0; i < 4; i++) tag[6 + i] = (size >> (7 * (3 - i))) & 0x7f;
  return tag;
}
