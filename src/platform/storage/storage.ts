import type { Readable } from 'node:stream';

export type StoredFile = {
  /** Bytes. */
  size: number;
  /** Strong validator with its quotes, ready for an HTTP header; changes whenever the bytes do. */
  etag: string;
  modified: Date;
  /** Media type without parameters, as `mediaTypeOf(key)` says. */
  contentType: string;
};

/** Inclusive byte positions, as in an HTTP range; `end` beyond the last byte means the last byte. */
export type ByteRange = { start: number; end: number };

/**
 * Where files live. Keys are paths like `pictures/7f3a/640.webp`: letters, digits, `.`, `_`, `-` in segments that do not
 * begin with a dot; a key is never the folder of another key. A malformed key is a RangeError.
 *
 * A missing key answers null. When the store itself fails (disk full, no network, wrong keys) every verb rejects with
 * `ProviderError`.
 */
export interface Storage {
  readonly name: string;
  /**
   * Stores or replaces a file. Readers see the old bytes or the new ones, never a part. The content type must be the
   * one of the key's extension (TypeError otherwise). An error of the source stream is passed on and stores nothing.
   */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<void>;
  /** The whole file in memory. */
  get(key: string): Promise<Uint8Array | null>;
  stat(key: string): Promise<StoredFile | null>;
  /** The file, or a part of it, as a stream. RangeError when `start` lies behind the last byte or after `end`. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** An address at which anybody gets the file from the store itself for `seconds`; only where the store has addresses. */
  addressOf?(key: string, seconds: number): Promise<string>;
  /** Every key that begins with `prefix` (`''` for all), in no particular order. */
  list(prefix: string): AsyncIterable<string>;
}
