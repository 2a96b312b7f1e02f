import type { Browser } from './browser.ts';
import type { Canto } from './canto.ts';
import type { Kernel } from './kernel.ts';
import type { Bank } from './machines/bank.ts';
import type { ShowFixture } from '../show-fixture.ts';

export type Inhabitant = { name: string; email: string; userId: string; browser: Browser };
/** What somebody was told is done: by the id of what came of it. */
type Told = { seasons: Set<string>; episodes: Set<string>; remixes: Set<string> };

/** What is so outside of Canto: what people were told, what the bank was paid, what must not be heard. */
export class Town {
  readonly kernel: Kernel;
  readonly canto: Canto;
  readonly bank: Bank;
  readonly show: ShowFixture;
  readonly told: Told = { seasons: new Set(), episodes: new Set(), remixes: new Set() };
  /** Checkouts that were paid, with their buyers. */
  readonly paid = new Map<string, { userId: string; kind: 'pack' | 'plan'; cantos: number }>();
  /** Seasons hidden, as an admin was told, and since when nobody has asked for them to be brought back. */
  readonly hidden = new Set<string>();
  /** Counts the changes to `hidden`, so that whoever asks knows whether it stayed as it was meanwhile. */
  readonly hidings = new Map<string, number>();
  readonly leaving = new Set<string>();
  readonly faults: string[] = [];

  constructor(parts: Pick<Town, 'kernel' | 'canto' | 'bank' | 'show'>) {
    this.kernel = parts.kernel;
    this.canto = parts.canto;
    this.bank = parts.bank;
    this.show = parts.show;
  }
  get seasons(): string[] {
    return [...this.told.seasons, ...this.told.remixes];
  }
  /** Something that must never happen did. */
  fault(what: string): void {
    this.kernel.note(`FAULT ${what}`);
    this.faults.push(what);
  }
}
