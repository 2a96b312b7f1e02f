import { BookOpen, Headphones, Plus } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { formatCantos, prices } from '#shared/wallet.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SmartLink } from '#web/ui/actions/smart-link.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { shortfall } from './shortfall.ts';
import './wallet-panel.css';

type Props = { balance: number; required: number; onBuy: () => void; onLeave: () => void };

/** The wallet's popover: the balance, the prices and the button to get more. */
export function WalletPanel({ balance, required, onBuy, onLeave }: Props) {
  const missing = shortfall(required, balance);
  return (
    <div className="wd" role="region" aria-label="Wallet">
      <div className="wd__top">
        <span>Your balance</span>
        <b className="d">
          {formatCantos(balance)} <em className="sm">{brand.credits}</em>
        </b>
      </div>
      <div className="wd__perf" aria-hidden="true" />
      <div className="wd__b">
        {missing && (
          <Note kind="warn">
            <b>{missing.missing}</b>
            <br />
            {missing.needed}
          </Note>
        )}
        <dl className="wd__r">
          <div>
            <dt>
              <Icon of={Headphones} />
              New episode
            </dt>
            <dd className="num">{prices.episode} per episode</dd>
          </div>
          <div>
            <dt>
              <Icon of={BookOpen} />
              New season
            </dt>
            <dd className="num">{prices.season} per season</dd>
          </div>
        </dl>
        <Button variant="primary" wide icon={Plus} onClick={onBuy}>
          Buy More
        </Button>
        <SmartLink className="wd__all" to="/wallet" onClick={onLeave}>
          Statement and plan
        </SmartLink>
      </div>
    </div>
  );
}
