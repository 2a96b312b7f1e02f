import { AppError } from '#shared/errors.ts';
import type { TestSession, TestSessionState } from './payments.ts';

/** Where the built-in checkout keeps its sessions. */
export interface TestCheckoutStore {
  /** Keeps a new session, or answers the kept one whose order has the same idempotency key. */
  insert(session: TestSession): Promise<TestSession>;
  find(id: string): Promise<TestSession | null>;
  /** In one step, changes the state if it is `from`; answers the session as it then is, null where there is none. */
  move(id: string, from: TestSessionState, to: TestSessionState): Promise<TestSession | null>;
  /** Every session of a buyer, newest first. */
  listByUser(userId: string): Promise<TestSession[]>;
}

/** Keeps sessions for as long as the process lives. */
export function memoryCheckoutStore(): TestCheckoutStore {
  const sessions = new Map<string, TestSession>();
  return {
    async insert(session) {
      const kept = [...sessions.values()].find((other) => other.order.idempotencyKey === session.order.idempotencyKey);
      if (kept) return structuredClone(kept);
      if (sessions.has(session.id)) throw new AppError('conflict');
      sessions.set(session.id, structuredClone(session));
      return session;
    },
    async find(id) {
      return structuredClone(sessions.get(id) ?? null);
    },
    async move(id, from, to) {
      const session = sessions.get(id);
      if (session?.state === from) session.state = to;
      return structuredClone(session ?? null);
    },
    async listByUser(userId) {
      const own = [...sessions.values()].filter((session) => session.order.userId === userId);
      return structuredClone(own.toReversed());
    },
  };
}
