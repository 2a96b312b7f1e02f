import { countShowViews, today, type Visit } from './catalog/count-view.ts';
import type { Context, Subject } from './context.ts';
import { countSeasonViews } from './seasons/change-season.ts';

type View = { kind: 'show' | 'season'; visit: Visit };

const writeAfterMs = 2000;
/** More than anybody looks at in two seconds; a database that is away for long must not fill the memory. */
const mostWaiting = 100_000;

/**
 * Views that wait to be counted. They are written together two seconds after the first of them, and again when that
 * failed; `close` writes what is left. Who was counted today is remembered, so that a second look costs no statement.
 */
export class ViewBuffer {
  readonly #ctx: Pick<Context, 'db' | 'clock' | 'log'>;
  #waiting: View[] = [];
  #counted = new Set<string>();
  #day = '';
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(ctx: Pick<Context, 'db' | 'clock' | 'log'>) {
    this.#ctx = ctx;
  }

  add(subject: Subject, visitor: string): void {
    const day = today(this.#ctx);
    if (day !== this.#day || this.#counted.size >= mostWaiting) this.#counted.clear();
    this.#day = day;
    const view = `${visitor} ${subject}`;
    if (this.#counted.has(view) || this.#waiting.length >= mostWaiting) return;
    this.#counted.add(view);
    const [kind, id] = [subject.slice(0, subject.indexOf(':')), subject.slice(subject.indexOf(':') + 1)];
    this.#waiting.push({ kind: kind as 'show' | 'season', visit: { id, visitor, day } });
    this.#timer ??= setTimeout(() => void this.write(), writeAfterMs).unref();
  }

  /** Writes what waits; what cannot be written waits on. */
  write(): Promise<void> {
    return (this.#writing = this.#writing.then(async () => {
      clearTimeout(this.#timer ?? undefined);
      this.#timer = null;
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#writeKind(batch, 'show', countShowViews);
      await this.#writeKind(batch, 'season', countSeasonViews);
    }));
  }

  async close(): Promise<void> {
    await this.write();
    clearTimeout(this.#timer ?? undefined);
  }

  async #writeKind(batch: View[], kind: 'show' | 'season', count: typeof countShowViews): Promise<void> {
    const views = batch.filter((view) => view.kind === kind);
    if (views.length === 0) return;
    try {
      await count(
        this.#ctx,
        views.map(({ visit }) => visit),
      );
    } catch (error) {
      this.#ctx.log.warn({ err: error, views: views.length }, 'views not counted yet');
      this.#waiting.unshift(...views);
      this.#timer ??= setTimeout(() => void this.write(), writeAfterMs).unref();
    }
  }
}
