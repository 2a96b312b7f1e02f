import { channel } from 'node:diagnostics_channel';

/** Who counts failures listens there. */
const failures = channel('canto:provider-failure');

/** Says that a call of somebody else's service failed, also where another attempt or the embedded part makes up for it. */
export function noteFailure(provider: string): void {
  failures.publish({ provider });
}
