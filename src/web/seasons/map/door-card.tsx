import { ArrowRight, Eye, GitFork, Play, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EpisodeChoice, Season } from '#shared/seasons.ts';
import { prices } from '#shared/wallet.ts';
import { askToSignIn } from '#web/prompts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Sleeve } from '#web/ui/cards/sleeve.tsx';
import { Door } from '#web/ui/icons/door.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Avatar } from '#web/ui/words/avatar.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { useRemix } from '../remix/use-remix.ts';
import { seasonAddress } from '../season-address.ts';
import { playFirstMinute } from './first-minute.ts';
import { minutesOf, titleOf } from './node-words.ts';
import type { Placed } from './path-tree.ts';
import { useSeasonMemory } from '../memory/memory-preview.tsx';
import { useChoices } from './use-choices.ts';
import { useTellings } from './use-tellings.ts';
import { walkThrough } from './walk.ts';

type Props = {
  placed: Placed;
  season: Season;
  veiled: boolean;
  /** Null for who is signed out. */
  balance: number | null;
  onLift: () => void;
  onClose: () => void;
  /** Where the path of the season ends: its maker goes on there, and does not remix. */
  isEnd: boolean;
};

/** What is behind a door: above the tear what is free, under it what costs. */
export function DoorCard({ placed, season, veiled, balance, isEnd, onLift, onClose }: Props) {
  const { node, parent } = placed;
  const choices = useChoices(parent?.node.id ?? null);
  const door = choices?.findIndex(({ choice_text }) => choice_text === node.door) ?? -1;
  const choice = choices?.[door] ?? null;
  const isShut = placed.kind === 'shut';
  const telling = useTellings(isShut || !parent ? [] : [node], choices).get(node.id) ?? null;
  const hangs = useSeasonMemory(season.id)?.doors.find((door) => door.choice_id === choice?.id)?.hangs_on;
  const [walking, setWalking] = useState(false);
  const navigate = useNavigate();

  async function walk(from: Placed, through: EpisodeChoice) {
    setWalking(true);
    const address = await walkThrough({
      seasonId: from.node.season_id,
      episodeNumber: from.node.episode_number,
      choice: through,
      telling: { seasonId: node.season_id, episodeNumber: node.episode_number, episodeId: node.id },
      signedIn: balance !== null,
    });
    setWalking(false);
    if (address) void navigate(address);
  }
  const minutes = minutesOf(node.duration_ms);
  const theirs = `${seasonAddress(node.on_path ? season.id : node.season_id)}?e=${node.episode_number}`;
  const told = choice?.told ?? null;
  const isFirst = told?.episode_id === node.id;
  const more = telling?.episodes_after ?? 0;
  return (
    <section className={isShut ? 'dcard is-shut' : 'dcard'} aria-label={`Episode ${node.episode_number}`}>
      <IconButton className="dcard__x" icon={X} label="Close" onClick={onClose} />
      <div className={`dcard__v gel-${(Math.max(0, door) % 3) + 1}`}>
        <Door />
      </div>
      <p className="dim">{parent ? `A door of episode ${parent.node.episode_number}` : 'Where the story begins'}</p>
      <h2 className="d">
        <BillTitle>{node.door ?? titleOf(placed)}</BillTitle>
      </h2>
      {isShut ? (
        <p>Nobody has opened it yet. It becomes episode {node.episode_number}.</p>
      ) : (
        <p className={node.username ? 'dcard__b' : undefined}>
          {node.username && <Avatar name={node.username} />}
          <span>
            {node.username && (
              <>
                <b>{node.username}</b> {parent && (isFirst || !told) ? 'opened it first' : 'told it'}
                <br />
              </>
            )}
            Episode {node.episode_number}
            {minutes && `, ${minutes}`}
            {more > 0 && `, then ${more} more`}
          </span>
        </p>
      )}
      {veiled ? (
        <div className="dcard__g">
          <p>Title and picture stay veiled until you get there.</p>
          <Button variant="ghost" size="sm" icon={Eye} onClick={onLift}>
            Lift the veil
          </Button>
        </div>
      ) : (
        !isShut &&
        node.door && (
          <p className="dcard__w">
            <Sleeve image={node.image_url} sizes="64px" />
            {titleOf(placed)}
          </p>
        )
      )}
      {hangs && (
        <p className="dcard__m">
          <Icon of={GitFork} /> {hangs}
        </p>
      )}
      {isShut ? null : parent && !choices ? (
        <Button variant="primary" wide busy="One moment...">
          Walk this path, free
        </Button>
      ) : parent && !node.on_path && choice && told ? (
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
      {telling && node.door && !node.on_path && (
        <Button wide icon={Play} onClick={() => playFirstMinute(node.door ?? '', telling, season.featured_image_url)}>
          Hear the first minute
        </Button>
      )}
      {parent && choice && isShut && isEnd && season.is_creator && (
        <LinkButton variant="primary" wide to={`${seasonAddress(season.id)}?door=${door + 1}`} icon={ArrowRight}>
          Open this door ({prices.episode} cantos)
        </LinkButton>
      )}
      {parent && choice && season.show_is_open && !(isShut && isEnd && season.is_creator) && (
        <MakeOwn parent={parent} choice={choice} balance={balance} isShut={isShut} onDone={onClose} />
      )}
      {isShut && choices && !choice && <p className="dim">This door is not there any more.</p>}
      {isShut && !season.show_is_open && <p className="dim">Nobody can open doors of this show any more.</p>}
    </section>
  );
}

type MakeProps = {
  parent: Placed;
  choice: EpisodeChoice;
  balance: number | null;
  /** Nobody has opened it: there is nothing to be asked first. */
  isShut: boolean;
  onDone: () => void;
};

function MakeOwn({ parent, choice, balance, isShut, onDone }: MakeProps) {
  const { node } = parent;
  const { busy, remix } = useRemix({ season: { id: node.season_id }, balance: balance ?? 0, onClose: onDone });
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => setIsAsked(false), [choice.id]);
  return (
    <div className={isShut ? undefined : 'dcard__t'}>
      {!isShut && (
        <p>
          {isAsked
            ? 'This door of this story is already told. Have it told anew?'
            : 'Or step through and have it told anew.'}
        </p>
      )}
      <Button
        wide
        variant={isShut ? 'primary' : undefined}
        busy={busy && 'Remixing...'}
        onClick={() => {
          if (balance === null) return askToSignIn('sign-in');
          if (!isAsked && !isShut) return setIsAsked(true);
          void remix(node.episode_number, choice.id);
        }}
      >
        {isShut
          ? `Open this door (${prices.remix} cantos)`
          : isAsked
            ? `Yes, for ${prices.remix} cantos`
            : `Make your own (${prices.remix} cantos)`}
      </Button>
    </div>
  );
}
