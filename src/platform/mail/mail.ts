import type { KeptMail } from './read-message.ts';

export type MailMessage = {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** One bare address. */
  replyTo?: string;
};

export interface Outbox {
  /** Newest first, at most `limit` (100). */
  list(limit?: number): Promise<KeptMail[]>;
  /** Null where there is no such message. */
  read(id: string): Promise<KeptMail | null>;
  /** The file as it was kept. */
  readRaw(id: string): Promise<Uint8Array | null>;
}

/** Sends mail from the address it was opened with. */
export interface Mail {
  readonly name: string;
  /**
   * Resolves when the message is handed over for good (to the server, or to the disk). An address that is not one, or a
   * line break where a header could be smuggled in, is `AppError('invalid_input')` and sends nothing. A failing server
   * or disk is `ProviderError`, retryable unless it refused for good.
   */
  send(message: MailMessage): Promise<void>;
  /** The kept messages, where they are kept instead of sent. */
  readonly outbox: Outbox | null;
  /** Ends open connections. */
  close(): void;
}
