import type { MailMessage, Mail } from '#platform/mail/mail.ts';
import { ProviderError } from '#shared/errors.ts';
import type { Kernel } from '../kernel.ts';

/** Takes mails, and keeps what was handed over. */
export class PostOffice {
  readonly mails: MailMessage[] = [];
  readonly #kernel: Kernel;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }
  connect(): Mail {
    return {
      name: 'simulated',
      outbox: null,
      send: (mail) =>
        this.#kernel.call({
          kind: 'mail',
          what: `to ${mail.to}`,
          effect: () => void this.mails.push(mail),
          failure: () => new ProviderError('mail', 'The mail server did not answer.', { retryable: true }),
          mayRepeat: true,
          latencyMs: 200,
        }),
      close() {},
    };
  }
  /** The newest link of this kind that was mailed to an address. */
  linkTo(address: string, part: string): string | null {
    const links = this.mails.filter(({ to }) => to === address).flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
    return links.findLast((link) => link.includes(part)) ?? null;
  }
}
