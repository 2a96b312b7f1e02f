import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps a folder to one process: two on one embedded database would lose each other's rows silently. A lock whose
 * process is gone is taken over. Throws when its process lives. The result gives the lock back.
 */
export function takeLockFile(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => unlinkSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 3) throw error;
    }
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder && holder !== process.pid && isRunning(holder)) {
      throw new Error(
        `Another Canto (process ${holder}) is using ${dirname(path)}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    unlinkSync(path);
  }
}
