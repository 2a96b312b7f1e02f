import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const current = new AsyncLocalStorage<string>();
const acceptable = /^[\w.-]{8,64}$/;

/** The id of the request that is being answered, by which its log lines and its problem document find each other; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Runs `answer` as a request with the id that came with it, if that looks like one, or a new one. */
export function withRequestId<T>(given: string | undefined, answer: (id: string) => T): T {
  const id = given && acceptable.test(given) ? given : randomBytes(9).toString('base64url');
  return current.run(id, () => answer(id));
}
