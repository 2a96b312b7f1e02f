import type { World } from './world.ts';

/** Gives every further try of a failed job its turn at once, where a worker waits longer before each; answers how to stop. */
export function hurryJobs({ ctx }: World): () => void {
  const now = `update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`;
  const timer = setInterval(() => void ctx.database.pool.query(now), 100);
  return () => clearInterval(timer);
}
