const dayMs = 86_400_000;

/** "12:04", "3:12:04", "in 2 days". */
export function untilWords(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= 2 * dayMs) return `${Math.floor(left / dayMs)} days`;
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** When a premiere begins, by the server's clock. */
export function Countdown({ toMs, nowMs }: { toMs: number; nowMs: number | null }) {
  return (
    <p className="rlines__w">
      The doors open in <b className="num">{nowMs === null ? '...' : untilWords(toMs - nowMs)}</b>
    </p>
  );
}
