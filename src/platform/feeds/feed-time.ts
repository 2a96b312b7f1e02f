// Dates and durations as feeds write them.

/** Seconds (`3723`), `mm:ss` or `h:mm:ss`; `00:00` for what is none of these. */
export function readDuration(text: string): string {
  if (/^\d{1,7}(\.\d+)?$/.test(text)) return clockTime(Math.floor(Number(text)));
  return /^(\d{1,3}:)?\d{1,3}:\d{2}$/.test(text) ? text : '00:00';
}

function clockTime(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${pad(minutes)}:${pad(seconds % 60)}`;
}

/** RFC 822 or ISO 8601 as ISO 8601 in UTC; null where it can't be read. A date without a zone is taken as UTC. */
export function readDate(text: string): string | null {
  const plain = text
    .slice(0, 60)
    .replace(/^\s*\p{L}{2,10}\.?,\s*/u, '')
    .replace(/\bSept\b/i, 'Sep')
    .trim();
  const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/.exec(plain);
  const zoned = /(?:[+-]\d{2}:?\d{2}|[A-Z]{1,4})\s*$/i.test(plain) ? plain : `${plain} UTC`;
  const forms = iso ? [`${iso[1]}T${iso[2] ?? '00:00'}Z`] : [zoned, plain];
  const time = forms.map((form) => Date.parse(form)).find((value) => !Number.isNaN(value));
  if (time === undefined) return null;
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 2200 ? date.toISOString() : null;
}
