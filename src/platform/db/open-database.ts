import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { openServerDatabase } from './server.ts';

export type DatabaseConfig =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'server'; url: string; maxConnections?: number };

export function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.kind === 'server' ? openServerDatabase(config.url, config) : openEmbeddedDatabase(config);
}
