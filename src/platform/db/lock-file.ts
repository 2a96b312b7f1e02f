import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Holder = { pid?: number; place?: string; token?: string; touchedMs: number };

/** A holder touches its lock once a second. */
const beatMs = 1000;
/** One that has not been seen to do so for that long is gone. */
const silenceMs = 10_000;
/** Burying a lock takes no time at all: a claim this old was left by a kill. */
const claimMs = 10_000;

/** Where process ids mean the same: containers count their own, and may share the name of their host. */
const here = `${hostname()} ${processIds()}`;
/** Locks of this very process: its id may have been another's in an earlier life of the container. */
const ours = new Set<string>();

/**
 * Keeps a folder to one process, on this machine or another: two on one embedded database would lose each other's rows
 * silently. A lock whose process is gone is taken over, at once where the process can be looked up, otherwise after
 * `silenceMs`. Throws when its process lives. The result gives the lock back. `onLost` is called when somebody else took it
 * (this process was suspended for longer than that).
 */
export async function takeLockFile(path: string, onLost: (error: Error) => void): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true });
  const token = randomUUID();
  while (!place(path, token)) {
    const holder = readHolder(path);
    if (!holder) continue;
    if (!(await isGone(path, holder))) {
      throw new Error(
        `Another Canto (process ${holder.pid ?? 'unknown'}) is using ${dirname(path)}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    if (!bury(path, holder)) await sleep(50);
  }
  ours.add(token);
  const isOurs = () => readHolder(path)?.token === token;
  const stop = () => {
    clearInterval(beat);
    ours.delete(token);
  };
  const beat = setInterval(() => {
    try {
      if (isOurs()) return utimesSync(path, new Date(), new Date());
    } catch {
      return; // A disk that can't be read now may be in a second.
    }
    stop();
    onLost(new Error(`${path} is not this process's any more.`));
  }, beatMs).unref();
  return () => {
    stop();
    if (isOurs()) unlinkSync(path);
  };
}

/** Makes the lock with its content in one step, so that nobody reads half of it; false when there is one. */
function place(path: string, token: string): boolean {
  const draft = `${path}.${token}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, place: here, token } satisfies Omit<Holder, 'touchedMs'>));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

async function isGone(path: string, holder: Holder): Promise<boolean> {
  if (holder.place === here && holder.pid) {
    if (holder.pid === process.pid) return !ours.has(holder.token ?? '');
    if (!isRunning(holder.pid)) return true;
  }
  // In another container or on another machine, or the process id is somebody else's by now: who lives, moves.
  for (let waited = 0; waited < silenceMs; waited += 250) {
    await sleep(250);
    const now = readHolder(path);
    if (!now) return true;
    if (now.token !== holder.token || now.touchedMs !== holder.touchedMs) return false;
  }
  return true;
}

/** Removes the lock of somebody who is gone; false while another start is about it. One at a time, or the second would remove the first one's new lock. */
function bury(path: string, gone: Holder): boolean {
  const claim = `${path}.claim`;
  try {
    writeFileSync(claim, '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const claimedMs = statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - claimedMs > claimMs) unlinkSync(claim);
    return false;
  }
  try {
    if (readHolder(path)?.token === gone.token) unlinkSync(path);
    return true;
  } finally {
    unlinkSync(claim);
  }
}

/** Null where there is no lock. One that nobody can read, whatever wrote it, has no holder to look up. */
function readHolder(path: string): Holder | null {
  try {
    const text = readFileSync(path, 'utf8');
    return { ...parsed(text), touchedMs: statSync(path).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parsed(text: string): Partial<Holder> {
  try {
    return JSON.parse(text) as Partial<Holder>;
  } catch {
    return {};
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function processIds(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
