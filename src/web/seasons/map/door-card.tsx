import { ArrowRight, Eye, Play, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EpisodeChoice, Season } from '#shared/seasons.ts';
import { prices } from '#shared/wallet.ts';
import { askToSignIn } from '#web/prompts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Door } from '#web/ui/icons/door.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { useRemix } from '../remix/use-remix.ts';
import { seasonAddress } from '../season-address.ts';
import { playFirstMinute } from './first-minute.ts';
import { minutesOf, titleOf } from './node-words.ts';
import type { Placed } from './path-tree.ts';
import { useSeasonMemory } from '../memory/memory-preview.tsx';
import { useChoices } from './use-choices.ts';
import { walkThrough } from './walk.ts';

type Props = {
  placed: Placed;
  season: Season;
  veiled: boolean;
  /** Null for who is signed out. */
  balance: number | null;
  onLift: () => void;
  onClose: () => void;
};

/** What is behind a door: above the tear what is free, under it what costs. */
export function DoorCard({ placed, season, veiled, balance, onLift, onClose }: Props) {
  const { node, parent } = placed;
  const choice = useChoices(parent?.node.id ?? null)?.find(({ choice_text }) => choice_text === node.door) ?? null;
  const told = choice?.told ?? null;
  const hangs = useSeasonMemory(season.id)?.doors.find((door) => door.choice_id === choice?.id)?.hangs_on;
  const [walking, setWalking] = useState(false);
  const navigate = useNavigate();

  async function walk(from: Placed, through: EpisodeChoice) {
    setWalking(true);
    const address = await walkThrough({
      seasonId: from.node.season_id,
      episodeNumber: from.node.episode_number,
      choice: through,
      signedIn: balance !== null,
    });
    setWalking(false);
    if (address) void navigate(address);
  }
  const minutes = minutesOf(node.duration_ms);
  const theirs = `${seasonAddress(node.on_path ? season.id : node.season_id)}?e=${node.episode_number}`;
  return (
    <section className="dcard" aria-label={`Episode ${node.episode_number}`}>
      <IconButton className="dcard__x" icon={X} label="Close" onClick={onClose} />
      <div className="dcard__v gel-1">
        <Door />
      </div>
      <p className="dim">{parent ? `A door of episode ${parent.node.episode_number}` : 'Where the story begins'}</p>
      <h2 className="d">
        <BillTitle>{node.door ?? titleOf(placed)}</BillTitle>
      </h2>
      <p>
        {node.username && (
          <>
            <b>{node.username}</b> opened it first.{' '}
          </>
        )}
        Episode {node.episode_number}
        {minutes && `, ${minutes}`}
      </p>
      {veiled ? (
        <div className="dcard__g">
          <p>Title and picture stay veiled until you get there.</p>
          <Button variant="ghost" size="sm" icon={Eye} onClick={onLift}>
            Lift the veil
          </Button>
        </div>
      ) : (
        node.door && <p className="dcard__w">{titleOf(placed)}</p>
      )}
      {hangs && <p className="dcard__m">{hangs}</p>}
      {parent && !node.on_path && choice && told ? (
        <Button
          variant="primary"
          wide
          icon={ArrowRight}
          busy={walking && 'One moment...'}
          onClick={() => walk(parent, choice)}
        >
          Walk this path, free
        </Button>
      ) : (
        <LinkButton variant="primary" wide to={theirs} icon={ArrowRight}>
          Go to the episode
        </LinkButton>
      )}
      {told && node.door && !node.on_path && (
        <Button wide icon={Play} onClick={() => playFirstMinute(node.door ?? '', told, season.featured_image_url)}>
          Hear the first minute
        </Button>
      )}
      {parent && choice && season.show_is_open && (
        <MakeOwn parent={parent} choice={choice} balance={balance} onDone={onClose} />
      )}
    </section>
  );
}

type MakeProps = { parent: Placed; choice: EpisodeChoice; balance: number | null; onDone: () => void };

function MakeOwn({ parent, choice, balance, onDone }: MakeProps) {
  const { node } = parent;
  const { busy, remix } = useRemix({ season: { id: node.season_id }, balance: balance ?? 0, onClose: onDone });
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => setIsAsked(false), [choice.id]);
  return (
    <div className="dcard__t">
      <p>
        {isAsked
          ? 'This door of this story is already told. Have it told anew?'
          : 'Or step through and have it told anew.'}
      </p>
      <Button
        wide
        busy={busy && 'Remixing...'}
        onClick={() => {
          if (balance === null) return askToSignIn('sign-in');
          if (!isAsked) return setIsAsked(true);
          void remix(node.episode_number, choice.id);
        }}
      >
        {isAsked ? `Yes, for ${prices.remix} cantos` : `Make your own (${prices.remix} cantos)`}
      </Button>
    </div>
  );
}
