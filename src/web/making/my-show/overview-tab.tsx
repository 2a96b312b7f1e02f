import { useState } from 'react';
import { audienceRatings, ratingLabel, youngestListener, type AudienceRating, type Show } from '#shared/shows.ts';
import { groupDigits } from '#shared/text/group-digits.ts';
import { api } from '#web/api/api.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { SegmentedControl } from '#web/ui/actions/segmented-control.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

type Props = { show: Show; characters: number; locations: number; onChanged: () => Promise<void> };

/** The show's description, its counts of characters, locations and seasons, and for whom it is. */
export function OverviewTab({ show, characters, locations, onChanged }: Props) {
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
        <Audience show={show} onChanged={onChanged} />
      </div>
    </div>
  );
}

const labels = audienceRatings.map(ratingLabel);

/** For whom the show is. An optimistic update, rolled back on failure; a lower rating has the show's seasons judged again. */
function Audience({ show, onChanged }: Pick<Props, 'show' | 'onChanged'>) {
  const [wanted, setWanted] = useState<AudienceRating | null>(null);
  const rating = wanted ?? show.audience_rating;

  async function change(label: string) {
    const next = audienceRatings[labels.indexOf(label)];
    if (!next || next === rating || wanted !== null) return;
    setWanted(next);
    try {
      await api.catalog.updateShow({ id: show.id, audience_rating: next });
      await onChanged();
      const isLower = youngestListener[next] < youngestListener[show.audience_rating];
      toast.ok(
        `The show is for ${ratingLabel(next)}`,
        isLower
          ? 'Its seasons are read again. One that is not fit stays unlisted until an admin has looked.'
          : 'New seasons are told for this audience.',
      );
    } catch (error) {
      toast.bad('Error', sentenceOf(error));
    }
    setWanted(null);
  }

  return (
    <section className="mys__a" aria-busy={wanted !== null || undefined}>
      <h2>Who it is for</h2>
      <SegmentedControl
        label="Audience"
        options={labels}
        value={ratingLabel(rating)}
        onChange={(label) => void change(label)}
      />
      <p>What may happen in a season goes by this. All Ages is as careful as 4+.</p>
    </section>
  );
}
