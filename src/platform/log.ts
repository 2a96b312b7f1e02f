// The log: JSON lines (or readable ones), with secrets and people's own words taken out at any depth.
import pino from 'pino';
import type { Bindings, ChildLoggerOptions, DestinationStream, Level, Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { currentRequestId } from './request-id.ts';
import { redact, redactError } from './log-redact.ts';

export type Log = Logger;
type MakeChild = (this: Log, bindings: Bindings, options?: ChildLoggerOptions) => Log;
export type LogLevel = Level | 'silent';
export type LogOptions = {
  level: LogLevel;
  /** One readable line an entry instead of JSON, for a terminal. */
  pretty?: boolean;
  /** Where lines go; standard output when absent. */
  destination?: { write(line: string): void };
};

const printLine = prettyFactory({ colorize: false, singleLine: true, translateTime: 'UTC:HH:MM:ss' });

/** Opens the process's log. Errors belong under the key `err`, so that their stack and cause are printed. */
export function openLog({ level, pretty = false, destination }: LogOptions): Log {
  const out: DestinationStream = destination ?? pino.destination({ dest: 1, sync: true });
  const log = pino(
    {
      level,
      base: {},
      mixin() {
        const request = currentRequestId();
        return request ? { request } : {};
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (entry) => redact(entry),
      },
      serializers: { err: redactError },
    },
    pretty ? { write: (line) => out.write(printLine(line)) } : out,
  );
  return withRedactedChildren(log);
}

/** pino drops the `bindings` formatter for children, and every child inherits `child` from the root. */
function withRedactedChildren(log: Log): Log {
  const child: MakeChild = log.child;
  return Object.assign(log, {
    child(this: Log, bindings: Bindings, options?: ChildLoggerOptions) {
      return child.call(this, redact(bindings), options);
    },
  });
}
