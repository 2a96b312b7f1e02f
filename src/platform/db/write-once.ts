import type { Db } from './database.ts';

/**
 * A query that is written once for each connection and asked with other values each time: drizzle takes longer to write a query of
 * thirty columns than to send it and to read its rows. `write` puts `sql.placeholder` where values come, and ends in `.prepare('')`:
 * without a name the server plans it for the values, and poolers let it pass.
 */
export function writeOnce<Query>(write: (db: Db) => Query): (db: Db) => Query {
  const written = new WeakMap<Db, Query>();
  return (db) => {
    const query = written.get(db) ?? write(db);
    written.set(db, query);
    return query;
  };
}
