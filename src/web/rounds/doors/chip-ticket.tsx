import { useState } from 'react';
import type { Round } from '#shared/rounds/round.ts';
import { prices } from '#shared/wallet.ts';
import { api } from '#web/api/api.ts';
import { problemOf } from '#web/api/problem.ts';
import { askForCantos, askToSignIn } from '#web/prompts.ts';
import { useRootData } from '#web/root-data.ts';
import { useSession } from '#web/session.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CantoTicket } from '#web/ui/icons/canto-ticket.tsx';
import { countOf } from '#web/ui/words/counts.ts';

const places = ['first', 'second', 'third'];

type Props = { round: Round; myId: string; isHost: boolean };

/** Who pays where the door costs: the host, or all who chip in. Nothing is taken before the sum is there. */
export function ChipTicket({ round, myId, isHost }: Props) {
  const { me } = useRootData();
  const session = useSession();
  const [busy, setBusy] = useState<'chip' | 'pay' | null>(null);
  const costly = round.doors.filter(({ price }) => price > 0);
  const isPaying = round.phase === 'paying';
  if (costly.length === 0) return null;

  const sum = round.pledges.reduce((all, { cantos }) => all + cantos, 0);
  const mine = round.pledges.find(({ member_id }) => member_id === myId)?.cantos ?? 0;
  const payers = round.members.filter(({ has_account: has, is }) => has && is !== 'away').length;
  const share = Math.max(1, Math.min(round.share, isPaying ? Math.max(1, prices.episode - sum) : round.share));
  const host = isHost ? 'You pay' : `${round.host.name ?? 'The host'} pays`;

  async function act(what: 'chip' | 'pay', work: () => Promise<unknown>) {
    setBusy(what);
    try {
      await work();
      await session.refresh();
    } catch (error) {
      const { code, message, required } = problemOf(error);
      if (code === 'insufficient_cantos') toast.bad('Insufficient cantos', message);
      else toast.bad(what === 'pay' ? 'Error creating episode' : 'That did not work', message);
      if (code === 'insufficient_cantos' && me)
        askForCantos({ requiredAmount: required ?? prices.episode, currentBalance: me.balance });
    }
    setBusy(null);
  }
  const pledge = (cantos: number) => act('chip', () => api.rounds.pledge({ id: round.id, cantos }));

  return (
    <section className="rchip" aria-label="Who pays">
      <span className="rchip__i">
        <CantoTicket />
      </span>
      <div className="rchip__w">
        <h3>{isPaying ? 'This door costs' : ifWins(round)}</h3>
        <p>
          {host} {prices.episode} cantos, or all chip in: {round.share} each from {payers === 1 ? 'one' : payers} of
          you.
          {sum > 0 && ` ${sum} of ${prices.episode} are promised by ${countOf(round.pledges.length, 'seat')}.`}
          {mine > 0 && ' Yours are taken only when the sum is there.'}
        </p>
      </div>
      <div className="rchip__a">
        {!me ? (
          <Button onClick={() => askToSignIn('sign-in')}>Sign in to chip in</Button>
        ) : mine > 0 ? (
          <Button busy={busy === 'chip' && 'One moment...'} onClick={() => void pledge(0)}>
            Take back {mine} cantos
          </Button>
        ) : (
          <Button busy={busy === 'chip' && 'One moment...'} onClick={() => void pledge(share)}>
            Chip in {share} cantos
          </Button>
        )}
        {isPaying && isHost && (
          <Button
            variant="primary"
            busy={busy === 'pay' && 'Opening...'}
            onClick={() => void act('pay', () => api.rounds.payForDoor({ id: round.id }))}
          >
            Open it ({prices.episode} cantos)
          </Button>
        )}
      </div>
    </section>
  );
}

function ifWins({ doors }: Round): string {
  const costly = doors.flatMap(({ price }, at) => (price > 0 ? [places[at] ?? `${at + 1}th`] : []));
  if (costly.length === doors.length) return 'Whichever door wins';
  return `If the ${costly.join(' or the ')} door wins`;
}
