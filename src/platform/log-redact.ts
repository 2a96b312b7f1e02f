// What never reaches a log, whatever object it hides in.
import pino from 'pino';

/** Compared without case, `_` and `-`: `plot_idea`, `plotIdea` and `X-Plot-Idea` are one. */
const secretKeys =
  /(?:passw(?:or)?d|passphrase|secret|token|cookie|authorization|apikey|accesskey|privatekey|credential|signature|plotidea|plotcontent)/;
/** Bound values of a database statement hold whatever a person typed. */
const valueKeys = new Set(['params', 'parameters', 'bindings']);
const hidden = '[redacted]';
const deepest = 8;

/** A copy of a log entry without secrets. Errors are left for the `err` serializer. */
export function redact(entry: Record<string, unknown>): Record<string, unknown> {
  return copyObject(entry, 0);
}

/** An error as plain data (type, message, stack, cause), its own extra fields redacted too. */
export function redactError(error: unknown): unknown {
  if (!(error instanceof Error)) return copy(error, 0);
  const { raw: _raw, ...plain } = pino.stdSerializers.errWithCause(error);
  return copyObject(plain, 0);
}

function copyObject(source: object, depth: number): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(source)) {
    result[key] = isSecret(key) && value !== null && value !== undefined ? hidden : copy(value, depth + 1);
  }
  return result;
}

function copy(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return hideInText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return depth <= 1 ? value : redactError(value);
  if (value instanceof Date) return value;
  if (value instanceof URL) return hideInText(value.href);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (depth > deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1));
  if (value instanceof Headers || value instanceof Map) return copyObject(Object.fromEntries(value), depth);
  return copyObject(value, depth);
}

function isSecret(key: string): boolean {
  const plain = key.toLowerCase().replaceAll(/[_-]/g, '');
  return secretKeys.test(plain) || valueKeys.has(plain);
}

/** Secrets inside a sentence: bearer tokens, passwords in addresses, the bound values drizzle adds to its messages. */
function hideInText(text: string): string {
  return text
    .replaceAll(/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${hidden}`)
    .replaceAll(/\b([a-z][a-z0-9+.-]*:\/\/[^\s/:@]*):[^\s/@]+@/gi, `$1:${hidden}@`)
    .replaceAll(/([?&](?:token|key|secret|signature|password)=)[^\s&#]+/gi, `$1${hidden}`)
    .replaceAll(/\nparams: [^\n]*(?:\n(?!\s+at )[^\n]*)*/g, `\nparams: ${hidden}`);
}
