import { groupDigits } from '#shared/group-digits.ts';
import type { Show } from '#shared/shows.ts';

type Props = { show: Show; characters: number; locations: number };

/** What the show is, and how much there is of what seasons are made of. */
export function OverviewTab({ show, characters, locations }: Props) {
  const counts: [string, number][] = [
    ['Characters', characters],
    ['Locations', locations],
    ['Fan Seasons', show.fan_created_seasons],
  ];
  const lore: [string, string | null][] = [
    ['Overview', show.show_overview],
    ['Core conflict', show.core_conflict],
    ['History and lore', show.history_lore],
  ];
  return (
    <div className="mys__o">
      <dl className="mys__c">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dd>{groupDigits(count)}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      <div className="mys__d">
        <h2>Description</h2>
        <p>{show.description?.trim() || 'No description available'}</p>
        {lore.map(
          ([title, text]) =>
            text?.trim() && (
              <section key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </section>
            ),
        )}
      </div>
    </div>
  );
}
