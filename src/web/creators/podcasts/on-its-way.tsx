import { Ban, Check, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Podcast } from '#shared/podcasts.ts';
import { api } from '#web/api/api.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DeleteDialog } from '#web/ui/dialog/delete-dialog.tsx';
import { Steps } from '#web/ui/dialog/steps.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { Ownership } from './ownership.tsx';
import { episodeFacts, feedState, leftOutWords } from './podcast-words.ts';
import { PublishForm } from './publish-form.tsx';

const steps = ['Feed', 'Preview', 'Ownership', 'Publish'];
const shownAtFirst = 3;
const pollMs = 20_000;

type Props = { podcast: Podcast; now: number; onChanged: (podcast: Podcast) => void; onRemoved: () => void };

/** A podcast that nobody else sees yet: what comes of it, and beside it what is to be done next. */
export function OnItsWay({ podcast, now, onChanged, onRemoved }: Props) {
  const heading = useId();
  const [isLeaving, setLeaving] = useState(false);
  const { id, ownership } = podcast;
  const isProved = ownership.proof !== null;
  usePoll(id, !isProved, onChanged);

  async function remove() {
    try {
      await api.podcasts.remove({ id });
      onRemoved();
      return true;
    } catch (error) {
      console.error('Could not take the podcast back:', error);
      toast.bad('Error', 'It could not be taken back. Please try again.');
      return false;
    }
  }
  return (
    <section className="podway" aria-labelledby={heading}>
      <div className="podway__l">
        <div className="podway__top">
          <p className="podway__k">On its way</p>
          <IconButton icon={Trash2} label={`Take back ${podcast.title}`} onClick={() => setLeaving(true)} />
        </div>
        <Steps steps={steps} at={isProved ? 3 : 2} />
        <div className="podway__about">
          <Picture src={podcast.cover_url} alt="" width={1} height={1} sizes="148px" />
          <div>
            <h2 className="d" id={heading}>
              <BillTitle>{podcast.title}</BillTitle>
            </h2>
            <p className="muted">
              {countOf(podcast.episode_count, 'episode')}
              {podcast.author && `, by ${podcast.author}`}
            </p>
            <p>{podcast.description}</p>
          </div>
        </div>
        {podcast.feed.failure && <Note kind="warn">{feedState(podcast, now).rest}</Note>}
        {podcast.obstacle && <Note kind="bad">{podcast.obstacle}</Note>}
        <div className="podway__two">
          <Comes podcast={podcast} />
          <LeftOut podcast={podcast} />
        </div>
      </div>
      <div className="podway__r">
        {isProved ? (
          <PublishForm podcast={podcast} onChanged={onChanged} />
        ) : (
          <Ownership podcast={podcast} now={now} onChanged={onChanged} />
        )}
      </div>
      {isLeaving && (
        <DeleteDialog title="Take it back" onClose={() => setLeaving(false)} onDelete={remove}>
          Canto forgets {podcast.title} and its code. Nothing of it was published.
        </DeleteDialog>
      )}
    </section>
  );
}

function Comes({ podcast: { episodes, episode_count: total } }: { podcast: Podcast }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? episodes : episodes.slice(0, shownAtFirst);
  return (
    <div>
      <h3 className="d">
        Comes with it <small>{total}</small>
      </h3>
      <ul className="podlist">
        {shown.map((episode) => (
          <li key={episode.id}>
            <Icon of={Check} />
            <span>
              <b>{episode.title}</b>
              <small>{episodeFacts(episode)}</small>
            </span>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          All {total}
        </Button>
      )}
    </div>
  );
}

function LeftOut({ podcast: { left_out: leftOut, left_out_count: total } }: { podcast: Podcast }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? leftOut : leftOut.slice(0, shownAtFirst);
  if (total === 0) return null;
  return (
    <div>
      <h3 className="d">
        Left out <small>{total}</small>
      </h3>
      <ul className="podlist podlist--out">
        {shown.map(({ title, reason }, at) => (
          <li key={`${at}-${title}`}>
            <Icon of={Ban} />
            <span>
              <b>{title}</b>
              <small>{leftOutWords[reason]}</small>
            </span>
          </li>
        ))}
      </ul>
      {leftOut.length > shown.length && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          {total > leftOut.length ? `The first ${leftOut.length}` : `All ${total}`}
        </Button>
      )}
    </div>
  );
}

/** Looks a while after a while what the server has found, as long as the page is looked at. */
function usePoll(id: string, isWaiting: boolean, onChanged: (podcast: Podcast) => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      api.podcasts
        .get({ id })
        .then(onChanged, (error: unknown) => console.warn('The podcast could not be read:', error));
    }, pollMs);
    return () => clearInterval(timer);
  }, [id, isWaiting, onChanged]);
}
