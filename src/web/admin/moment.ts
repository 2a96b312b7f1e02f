/** "Nov 20, 2026, 14:05". In UTC, so that server and browser say the same. */
export function moment(at: string): string {
  return new Date(at).toLocaleString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
