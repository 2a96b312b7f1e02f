import { idOf } from './read-catalog.ts';

/** The account's id of a listener of the catalogue, by user name; the demo account's too. */
export const listenerId = (username: string) => idOf('listener', username);
