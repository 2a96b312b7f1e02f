import { stakeSorts } from '#shared/story/show-story.ts';
import type { StakeSort } from '#shared/story/show-story.ts';
import { hash32 } from '../words/seeded.ts';
import type { StageShow } from './make-stage.ts';

/** `stake` as a clause in the third person, present: "Without it {stake}"; `fixed` is the same put right. */
export type Stake = { stake: string; fixed: string };

/**
 * What a season is at risk of, where its idea does not say: one of the show's that suits the kind, or the kind's own. The
 * same plot with the same seed has the same one; one that was `had` in the season before is left out while there is another.
 */
export function chooseStake(
  { stakes = {} }: Pick<StageShow, 'stakes'>,
  { sorts = stakeSorts, own }: { sorts?: readonly StakeSort[] | undefined; own?: Stake | undefined },
  seeds: string[],
  had = '',
): Stake | undefined {
  const all = [...sorts.flatMap((sort) => stakes[sort] ?? []), ...(own ? [own] : [])];
  const fresh = all.filter(({ stake }) => stake !== had);
  const open = fresh.length > 0 ? fresh : all;
  return open[hash32('stake', ...seeds) % Math.max(1, open.length)];
}
