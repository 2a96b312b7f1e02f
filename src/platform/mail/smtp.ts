// Sends mail through an SMTP server.
import nodemailer from 'nodemailer';
import { AppError, ProviderError } from '#shared/errors.ts';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mail.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte. */
  url: string;
  from: string;
  /** How long to wait for a connection or an answer, in milliseconds (10 s). */
  timeoutMs?: number;
  clock?: Clock;
};

/** No connection is made before the first message; connections are kept and reused. */
export function openSmtp({ url, from, timeoutMs = 10_000, clock = systemClock }: SmtpOptions): Mail {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs * 3,
  });
  return {
    name: 'smtp',
    outbox: null,
    async send(mail) {
      try {
        await transport.sendMail(composeMail(mail, from, clock.now()));
      } catch (error) {
        throw error instanceof AppError ? error : asProviderError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 5321 4.2.1: 4yz may pass, 5yz is a refusal. Without an answer the server may be back later. */
function asProviderError(error: unknown): ProviderError {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : null;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const retryable = status === null ? !['EAUTH', 'ENOAUTH', 'ECONFIG', 'EENVELOPE'].includes(code) : status < 500;
  return new ProviderError('smtp', `The mail server failed (${status ?? code}).`, { retryable, cause: error });
}
