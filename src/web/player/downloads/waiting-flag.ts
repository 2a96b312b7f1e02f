const key = 'canto.waiting';

/** Whether anything done without a network may wait in this browser: only then is its code worth loading. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function noteWaiting(some: boolean): void {
  try {
    if (some) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // What waits is sent when the page of downloads is opened.
  }
}
