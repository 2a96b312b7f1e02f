import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { formatCantos, signUpGrant } from '#shared/wallet.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { CantoTicket } from '#web/ui/icons/canto-ticket.tsx';
import { HeroPicture } from './hero-picture.tsx';
import './home-hero.css';

type Props = {
  /** For members: without the introduction and shorter, so that the shelves begin in the first view. */
  short?: boolean;
  /** The amber button for who has not heard anything yet. */
  listen?: ReactNode;
  /** Whether something else of the page is the amber button: one thing glows. */
  isOutlined?: boolean;
  onCreateSeason: () => void;
};

export function HomeHero({ short = false, listen, isOutlined = Boolean(listen), onCreateSeason }: Props) {
  return (
    <section
      className={`hero hero--home ${short ? 'hero--in' : ''} ${isOutlined && !listen ? 'hero--on' : ''} on-stage`}
      aria-label={brand.heroTitle}
    >
      <HeroPicture short={short} />
      <div className="wrap hero__in">
        <h1>
          {brand.heroTitle.split(' ').map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
        <p className="sub">{brand.heroSubtitle}</p>
        {!short && (
          <p className="p">
            Cast two characters, choose a place, say what should happen. {brand.name} writes it, voices it, and asks you
            what comes next.
          </p>
        )}
        <div className="acts">
          {listen}
          <Button variant={isOutlined ? 'secondary' : 'primary'} size="lg" icon={Sparkles} onClick={onCreateSeason}>
            Create Your Season
          </Button>
          <LinkButton to="/browse" variant="secondary" size="lg">
            Browse Interactive Shows
          </LinkButton>
        </div>
        {!short && <Gift />}
      </div>
    </section>
  );
}

function Gift() {
  return (
    <p className="gift">
      <CantoTicket />
      <span>
        Every free account starts with{' '}
        <b>
          {formatCantos(signUpGrant)} {brand.credits}
        </b>
        , enough for your first three seasons.
      </span>
    </p>
  );
}
