import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const busy = 5; // SQLITE_BUSY

/**
 * Keeps a folder to one process, also among containers: two on one embedded database would lose each other's rows
 * silently. The system itself gives the lock up with the process that holds it, however that ends; SQLite knows how to
 * ask each system for one. Throws while another holds it. The result gives the lock back.
 */
export function takeLockFile(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Error(`Another Canto is using ${dirname(path)}. Stop it first, or set DATA_DIR to another folder.`);
  }
  return () => lock.close();
}
