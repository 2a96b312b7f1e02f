import type { Mail } from './mail.ts';
import type { OutboxOptions } from './outbox.ts';
import type { SmtpOptions } from './smtp.ts';

export type MailConfig = ({ kind: 'outbox' } & OutboxOptions) | ({ kind: 'smtp' } & SmtpOptions);

/** Opens the configured way to send mail; only its own code is loaded. */
export async function openMail(config: MailConfig): Promise<Mail> {
  switch (config.kind) {
    case 'outbox':
      return (await import('./outbox.ts')).openOutbox(config);
    case 'smtp':
      return (await import('./smtp.ts')).openSmtp(config);
  }
}
