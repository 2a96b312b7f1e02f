import { eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { audition, type AuditionStore } from '#studio/providers/speech/audition/audition.ts';
import { speechAuditions } from '../tables.ts';

/** Auditions in the database. One of another version of Canto that can't be read counts as none. */
export function keepAuditions(db: Db, clock: Clock): AuditionStore {
  return {
    async read(endpoint) {
      const [row] = await db.select().from(speechAuditions).where(eq(speechAuditions.endpoint, endpoint));
      return audition.safeParse(row?.audition).data ?? null;
    },
    async keep(endpoint, heard) {
      const values = { audition: heard, heardAt: clock.now() };
      await db
        .insert(speechAuditions)
        .values({ endpoint, ...values })
        .onConflictDoUpdate({ target: speechAuditions.endpoint, set: values });
    },
  };
}
