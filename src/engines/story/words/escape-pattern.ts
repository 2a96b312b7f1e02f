/** A text as a pattern (with or without the `u` flag) that matches exactly it. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
