// One JSON log line as a line a person reads: `12:00:01 info  started port=3000`.

const marks: Record<string, string> = {
  trace: 'trace',
  debug: 'debug',
  info: 'info ',
  warn: 'WARN ',
  error: 'ERROR',
  fatal: 'FATAL',
};

/** Never throws: what is not a JSON object is passed on as it is. */
export function printLine(line: string): string {
  const entry = parse(line);
  if (!entry) return line;
  const { level, time, msg, err, ...rest } = entry;
  const clock = typeof time === 'string' ? time.slice(11, 19) : '';
  const facts = Object.entries(rest).map(([key, value]) => `${key}=${show(value)}`);
  const head = [clock, marks[String(level)] ?? String(level), msg, ...facts].filter(Boolean).join(' ');
  return err === undefined ? `${head}\n` : `${head}\n${showError(err)}\n`;
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function show(value: unknown): string {
  return typeof value === 'string' && !/[\s"]/.test(value) ? value : JSON.stringify(value);
}

function showError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return `  ${String(error)}`;
  const stack = 'stack' in error ? String(error.stack) : JSON.stringify(error);
  const {
    type: _type,
    message: _message,
    stack: _stack,
    cause,
    ...fields
  } = { cause: undefined, type: '', message: '', stack: '', ...error };
  const extra = Object.keys(fields).length > 0 ? `\n  ${JSON.stringify(fields)}` : '';
  const under = cause === undefined ? '' : `\n  caused by\n${showError(cause)}`;
  return stack.replaceAll(/^/gm, '  ') + extra + under;
}
