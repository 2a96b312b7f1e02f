// Checks a mail and turns it into what nodemailer takes.
import type { SendMailOptions } from 'nodemailer';
import { AppError } from '#shared/errors.ts';
import type { MailMessage } from './mail.ts';

/** One address: no white space, no list, no display name, nothing that could end a header. */
const address = /^[^\s<>()[\]\\,;:@"\p{Cc}]{1,64}@[^\s<>()[\]\\,;:@"\p{Cc}]{1,255}$/u;
const control = /\p{Cc}/u;

/** Every failure is `AppError('invalid_input')` naming the part. */
export function composeMail(mail: MailMessage, from: string, date: Date): SendMailOptions {
  return {
    from: checkLine('from', from),
    to: { name: '', address: checkAddress('to', mail.to) },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: checkAddress('replyTo', mail.replyTo) } }),
    subject: checkLine('subject', mail.subject),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    date,
    // Without these a body object could make nodemailer read a local file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function checkAddress(part: string, value: string): string {
  if (address.test(value)) return value;
  throw new AppError('invalid_input', `Not an e-mail address (${part}).`);
}

function checkLine(part: string, value: string): string {
  if (value.trim() !== '' && !control.test(value)) return value;
  throw new AppError('invalid_input', `A mail needs one line of text as its ${part}.`);
}
