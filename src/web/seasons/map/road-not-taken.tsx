import { Play } from 'lucide-react';
import type { Season } from '#shared/seasons.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Door } from '#web/ui/icons/door.tsx';
import { playFirstMinute } from './first-minute.ts';
import { mostHeard, type Placed } from './path-tree.ts';
import { useChoices } from './use-choices.ts';
import { useTellings } from './use-tellings.ts';

type Props = { turn: Placed; season: Season; signedIn: boolean };

/** The doors of a turn that is past, and the first minute behind those that somebody opened: on the path its own, else of the telling most heard. */
export function RoadNotTaken({ turn, season, signedIn }: Props) {
  const choices = useChoices(turn.node.id);
  const taken = turn.children.find(({ node }) => node.on_path);
  const heardBehind = (door: string) => (taken?.node.door === door ? taken : mostHeard(turn, door));
  const nodes = turn.node.doors.flatMap((door) => heardBehind(door)?.node ?? []);
  const tellings = useTellings(nodes, choices);
  if (!choices?.length || !taken) return null;
  const shareOf = (door: string) => turn.children.find(({ node }) => node.door === door)?.share ?? null;
  return (
    <section className="road" aria-labelledby="road-not-taken">
      <header className="road__h">
        <h2 className="d" id="road-not-taken">
          <em className="sm">The</em> Road Not Taken
        </h2>
        <p className="dim">
          Episode {turn.node.episode_number}.
          {taken.share !== null &&
            ` ${signedIn ? 'You' : 'The story'} went through “${taken.node.door}”, as ${taken.share}% did.`}
        </p>
      </header>
      <ul>
        {choices.map((choice, at) => {
          const share = shareOf(choice.choice_text);
          const own = choice.choice_text === taken.node.door;
          const minute = tellings.get(heardBehind(choice.choice_text)?.node.id ?? '') ?? choice.told;
          return (
            <li key={choice.id} className={own ? `gel-${(at % 3) + 1} is-own` : `gel-${(at % 3) + 1}`}>
              <span className="road__v">
                <Door />
              </span>
              <div>
                <b>{choice.choice_text}</b>
                <small>
                  {share !== null && `${share}%. `}
                  {own
                    ? signedIn
                      ? 'Your door'
                      : 'The door of this story'
                    : minute
                      ? 'Hear the first minute'
                      : 'Shut'}
                </small>
              </div>
              {minute && (
                <IconButton
                  outlined
                  icon={Play}
                  label={`Hear the first minute of ${choice.choice_text}`}
                  onClick={() => playFirstMinute(choice.choice_text, minute, season.featured_image_url)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
