// A backup as one tar file: entries, and at its end a list of them with their checksums, which also says that it is whole.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createTarDecoder, createTarPacker } from 'modern-tar';

export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>;
type Checksum = { name: string; size: number; sha256: string };

export const checksumsName = 'checksums.jsonl';

/** The archive that `fill` adds entries to, made as it is read. A failure of `fill` is the stream's. */
export function writeArchive(fill: (add: AddEntry) => Promise<void>): Readable {
  const { readable, controller } = createTarPacker();
  const sums: Checksum[] = [];
  const write = async (name: string, bytes: Uint8Array) => {
    const entry = controller.add({ name, size: bytes.byteLength, type: 'file', mode: 0o600 }).getWriter();
    if (bytes.byteLength > 0) await entry.write(bytes);
    await entry.close();
  };
  const add: AddEntry = async (name, bytes) => {
    await write(name, bytes);
    sums.push({ name, size: bytes.byteLength, sha256: sha256(bytes) });
  };
  fill(add)
    .then(() => write(checksumsName, Buffer.from(sums.map((sum) => `${JSON.stringify(sum)}\n`).join(''))))
    .then(
      () => controller.finalize(),
      (error: unknown) => controller.error(error),
    );
  return Readable.fromWeb(readable as ReadableStream<Uint8Array>);
}

/** Each entry with all of its bytes, in the order in which they were added. Throws an Error for what is no archive. */
export async function* readArchive(source: Readable): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const entries = (Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  for await (const { header, body } of entries) {
    const pieces: Uint8Array[] = [];
    for await (const piece of body) pieces.push(piece);
    yield { name: header.name, bytes: Buffer.concat(pieces) };
  }
}

/** `head` are the bytes of the entry that was asked for. */
export type Checked = { entries: number; bytes: number; head: Buffer | null };

/** Reads a whole archive. Throws an Error that names the first entry that is missing, cut or changed. */
export async function checkArchive(source: Readable, headName: string): Promise<Checked> {
  const found = new Map<string, string>();
  let bytesRead = 0;
  let list: Checksum[] | null = null;
  let head: Buffer | null = null;
  try {
    for await (const { name, bytes } of readArchive(source)) {
      bytesRead += bytes.byteLength;
      if (name === headName) head = bytes;
      if (name === checksumsName) list = readChecksums(bytes);
      else found.set(name, `${bytes.byteLength} ${sha256(bytes)}`);
    }
  } catch (error) {
    throw new Error('It is no whole backup: it ends too early, or is something else.', { cause: error });
  }
  if (!list) throw new Error('It is no whole backup: the list of checksums at its end is missing.');
  for (const { name, size, sha256: sum } of list) {
    if (!found.has(name)) throw new Error(`The backup is damaged: ${name} is missing.`);
    if (found.get(name) !== `${size} ${sum}`) throw new Error(`The backup is damaged: ${name} is not what was saved.`);
  }
  if (found.size !== list.length) throw new Error('The backup is damaged: it holds what was not saved.');
  return { entries: found.size, bytes: bytesRead, head };
}

function readChecksums(bytes: Buffer): Checksum[] {
  const lines = bytes.toString().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Checksum);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
