import type { Outbox } from './outbox.ts';

export type Letter = {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** One bare address. */
  replyTo?: string;
};

/** Sends mail from the address it was opened with. */
export interface Mail {
  readonly name: string;
  /**
   * Resolves when the message is handed over for good (to the server, or to the disk). An address that is not one, or a
   * line break where a header could be smuggled in, is `AppError('invalid_input')` and sends nothing. A failing server
   * or disk is `ProviderError`, retryable unless it refused for good.
   */
  send(letter: Letter): Promise<void>;
  /** The kept messages, where they are kept instead of sent. */
  readonly outbox: Outbox | null;
  /** Ends open connections. */
  close(): void;
}
