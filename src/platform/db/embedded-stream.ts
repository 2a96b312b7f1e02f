import { Duplex } from 'node:stream';

/** What the stream needs of a PGlite, in this thread or another. */
export type ProtocolPeer = { ready: Promise<void>; exec(message: Uint8Array): Promise<Uint8Array> };

const messageTypes = { query: 0x51, sync: 0x53, copyDone: 0x63, copyFail: 0x66, flush: 0x48, terminate: 0x58 };
const batchEnds = new Set([
  messageTypes.query,
  messageTypes.sync,
  messageTypes.copyDone,
  messageTypes.copyFail,
  messageTypes.flush,
]);

/**
 * Looks like a socket to `pg` and speaks PostgreSQL's wire protocol to an embedded PGlite, so that `pg.Pool({ max: 1 })`
 * is the one driver for both databases. Messages are handed over in whole batches, each ending where the backend answers.
 */
export class EmbeddedStream extends Duplex {
  readonly #peer: ProtocolPeer;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;
  #fresh = false;

  constructor(peer: ProtocolPeer) {
    super({ readableHighWaterMark: 1 << 20 });
    this.#peer = peer;
  }
  connect(): this {
    this.#peer.ready.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }
  // What `pg` calls on a socket; there is nothing to set on a stream within the process.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#pending = this.#pending.length ? Buffer.concat([this.#pending, chunk]) : chunk;
    this.#forward().then(() => done(), done);
  }

  async #forward(): Promise<void> {
    const { end, terminated } = this.#wholeBatches();
    if (end > 0) {
      const batch = this.#pending.subarray(0, end);
      this.#pending = this.#pending.subarray(end);
      if (!this.#fresh) await this.#forgetEarlierClient();
      const answer = await this.#peer.exec(batch);
      if (answer.length) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
    }
    if (terminated) {
      this.push(null);
      this.destroy();
    }
  }

  /**
   * A server ends what belongs to a connection with it. PGlite has one session for all that follow each other, in which
   * the last one's named statements, and a transaction it died in, would still be there.
   */
  async #forgetEarlierClient(): Promise<void> {
    this.#fresh = true;
    await this.#peer.exec(simpleQuery('rollback'));
    await this.#peer.exec(simpleQuery('deallocate all'));
  }

  #wholeBatches(): { end: number; terminated: boolean } {
    const pending = this.#pending;
    let end = 0;
    let offset = 0;
    if (!this.#started) {
      if (pending.length < 4 || pending.length < pending.readInt32BE(0)) return { end: 0, terminated: false };
      this.#started = true;
      offset = end = pending.readInt32BE(0);
    }
    while (offset + 5 <= pending.length) {
      const type = pending[offset]!;
      const length = pending.readInt32BE(offset + 1) + 1;
      if (offset + length > pending.length) break;
      if (type === messageTypes.terminate) return { end, terminated: true };
      offset += length;
      if (batchEnds.has(type)) end = offset;
    }
    return { end, terminated: false };
  }
}

function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(text.length + 6);
  message[0] = messageTypes.query;
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5, 'latin1');
  return message;
}
