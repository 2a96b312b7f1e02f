import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AnswerNotes } from '../../context.ts';

type Encoding = 'br' | 'gzip' | 'identity';
/** `headers` are names and values in turn, as `writeHead` sends them fastest. */
type Sendable = { headers: string[]; body: Buffer };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Asked for anew each time, so that nobody but this process decides how long an answer holds. */
const caching = ['cache-control', 'no-cache', 'vary', 'accept-encoding, cookie'];
const replaced = new Set([
  'x-request-id',
  'cache-control',
  'vary',
  'etag',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

/** A whole answer, ready to be sent to whoever asks. It is compressed when somebody first asks for it so. */
export class Answer {
  readonly status: number;
  readonly etag: string;
  readonly views: AnswerNotes['views'];
  readonly topics: AnswerNotes['topics'];
  readonly madeAt = performance.now();
  /** At most what it takes in memory: the plain body and both compressed ones, none of which is larger, and the headers. */
  readonly bytes: number;
  /** Whether the next who asks may have the same. */
  readonly mayBeKept: boolean;
  readonly #headers: string[];
  readonly #ready = new Map<Encoding, Sendable>();
  readonly #body: Buffer;

  private constructor(response: Response, body: Buffer, notes: AnswerNotes) {
    this.status = response.status;
    this.etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    this.views = notes.views;
    this.topics = notes.topics;
    this.mayBeKept = response.status === 200 && !notes.isBroken;
    this.#body = body;
    this.#headers = [...response.headers].filter(([name]) => !replaced.has(name)).flat();
    this.bytes = body.length * 3 + this.#headers.join('').length * 3 + 2048;
  }
  /** Null for an answer with a cookie, which is one person's. */
  static async from(response: Response, notes: AnswerNotes): Promise<Answer | null> {
    if (response.headers.has('set-cookie')) return null;
    return new Answer(response, Buffer.from(await response.arrayBuffer()), notes);
  }

  /** In the best encoding of those accepted; at once where it is there already. */
  as(accepted: string | undefined): Sendable | Promise<Sendable> {
    const encoding = encodingOf(accepted);
    return this.#ready.get(encoding) ?? this.#encode(encoding);
  }
  json(): unknown {
    return JSON.parse(this.#body.toString());
  }
  /** From then on browsers get what is a tenth smaller; it takes some 60 ms of another thread. */
  async compressBest(): Promise<void> {
    this.#ready.set('br', this.#sendable(await encode(this.#body, 'br', 11), 'br'));
  }
  get unchangedHeaders(): string[] {
    return ['etag', this.etag, ...caching];
  }
  async #encode(encoding: Encoding): Promise<Sendable> {
    const sendable = this.#sendable(await encode(this.#body, encoding), encoding);
    // The best compression may have come about meanwhile.
    const ready = this.#ready.get(encoding);
    if (!ready) this.#ready.set(encoding, sendable);
    return ready ?? sendable;
  }
  #sendable(body: Buffer, encoding: Encoding): Sendable {
    const headers = [...this.#headers, ...this.unchangedHeaders, 'content-length', String(body.length)];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return { headers, body };
  }
}

/** Quality 5 of brotli takes as long as gzip's 6 and saves a tenth more; 11 takes 60 ms. */
async function encode(body: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: 6 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}

const refused = /(?:br|gzip)\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$)/;

function encodingOf(accepted: string | undefined): Encoding {
  if (!accepted || refused.test(accepted)) return 'identity';
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}
