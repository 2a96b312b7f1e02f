/** What is wrong with a pack: `line` 0 when it is no line's fault. */
export type Finding = { file: string; line: number; way: string; check: string; detail: string };

/** A way, a line of one, or a season. */
export type At = { file: string; line: number; id: string };

/** Each finding once, however many seasons have it. */
export class Findings {
  readonly #found = new Map<string, Finding & { times: number }>();

  /** `example` says where it was first seen; it does not make it another finding. */
  add(at: At, check: string, detail: string, example = ''): void {
    const key = `${at.file} ${at.id} ${check} ${detail}`;
    const known = this.#found.get(key);
    if (known) known.times++;
    else
      this.#found.set(key, {
        file: at.file,
        line: at.line,
        way: at.id,
        check,
        detail: example ? `${detail}: ${example}` : detail,
        times: 1,
      });
  }

  list(): (Finding & { times: number })[] {
    return [...this.#found.values()].toSorted((p, q) => p.file.localeCompare(q.file) || p.line - q.line);
  }
}
