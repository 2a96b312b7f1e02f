import type { Database } from './database.ts';
import { openEmbeddedDatabase, type OnLoss } from './embedded.ts';
import { openServerDatabase } from './server.ts';

export type DatabaseConfig =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'server'; url: string; maxConnections?: number; listenUrl?: string | undefined };

/** A lost connection to a server is opened again; the embedded database is lost for good (`onLoss`). */
export function openDatabase(config: DatabaseConfig, onLoss?: OnLoss): Promise<Database> {
  return config.kind === 'server' ? openServerDatabase(config.url, config) : openEmbeddedDatabase(config, onLoss);
}
