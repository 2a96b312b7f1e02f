import { CircleAlert, CircleCheck, EyeOff, RefreshCw, WandSparkles } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Podcast } from '#shared/podcasts.ts';
import { ratingLabel } from '#shared/shows.ts';
import { api } from '#web/api/api.ts';
import { HiddenNote } from '#web/reporting/hidden-note.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { SmartLink } from '#web/ui/actions/smart-link.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { PodcastNumbers } from './podcast-numbers.tsx';
import { feedState } from './podcast-words.ts';
import { useChange } from './use-change.ts';
import { WorldDialog } from './world-dialog.tsx';

type Props = { podcast: Podcast; now: number; onChanged: (podcast: Podcast) => void };

/** A podcast on Canto: how its feed does, what can be done with it, and its numbers. */
export function PublishedPodcast({ podcast, now, onChanged }: Props) {
  const { id, show, feed } = podcast;
  const { busy, failure, run } = useChange(onChanged);
  const [isMoving, setMoving] = useState(false);
  const [isMaking, setMaking] = useState(false);
  if (!show) return null;
  const state = feedState(podcast, now);
  const facts = [show.genre, ratingLabel(show.audience_rating), countOf(podcast.episode_count, 'episode')];
  return (
    <article className="podon">
      <Picture src={show.image_url} alt="" width={1} height={1} sizes="168px" />
      <div className="podon__m">
        <h3 className="d">
          <SmartLink to={`/shows/${show.slug}`}>
            <BillTitle>{show.name}</BillTitle>
          </SmartLink>
        </h3>
        <p className="muted">
          {facts.filter(Boolean).join(', ')}
          {!show.is_public && ', taken down'}
        </p>
        <p className={state.isFailing ? 'podon__s podon__s--bad' : 'podon__s'} role="status">
          <Icon of={state.isFailing ? CircleAlert : CircleCheck} />
          <span>
            <b>{state.lead}</b> {state.rest}
          </span>
        </p>
        <div className="podon__a">
          <LinkButton to={`/my-shows/${show.id}`} size="sm">
            Edit<span className="vh"> {show.name}</span>
          </LinkButton>
          {!show.is_interactive && (
            <Button size="sm" icon={WandSparkles} onClick={() => setMaking(true)}>
              Make it interactive<span className="vh">: {show.name}</span>
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={RefreshCw}
            busy={busy === 'read' && 'Reading...'}
            onClick={() => void run('read', () => api.podcasts.read({ id }))}
          >
            {feed.failing_since ? 'Try now' : 'Read now'}
            <span className="vh">: {show.name}</span>
          </Button>
          <Button
            size="sm"
            variant={show.is_public ? 'danger' : 'primary'}
            busy={busy === 'visibility' && 'One moment...'}
            onClick={() => void run('visibility', () => api.podcasts.setPublic({ id, is_public: !show.is_public }))}
          >
            {show.is_public ? 'Take down' : 'Bring back'}
            <span className="vh">: {show.name}</span>
          </Button>
          {feed.failing_since && !isMoving && (
            <Button size="sm" onClick={() => setMoving(true)}>
              Change the address<span className="vh"> of {show.name}</span>
            </Button>
          )}
        </div>
        {show.is_hidden && <HiddenNote />}
        {!show.is_public && (
          <Note icon={EyeOff}>
            Nobody but you sees it. Its feed is still read, its address stays yours, and seasons that listeners made of
            it stay theirs.
          </Note>
        )}
        {failure && <Note kind="bad">{failure}</Note>}
        {isMoving && <MoveForm podcast={podcast} onChanged={onChanged} onDone={() => setMoving(false)} />}
      </div>
      <PodcastNumbers podcast={podcast} />
      {isMaking && <WorldDialog podcast={podcast} onChanged={onChanged} onClose={() => setMaking(false)} />}
    </article>
  );
}

type MoveProps = { podcast: Podcast; onChanged: (podcast: Podcast) => void; onDone: () => void };

function MoveForm({ podcast, onChanged, onDone }: MoveProps) {
  const [address, setAddress] = useState(podcast.feed_url);
  const { busy, failure, run } = useChange(onChanged);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (await run('move', () => api.podcasts.changeAddress({ id: podcast.id, address }))) onDone();
  }
  return (
    <form className="podmail" onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        label="Where its feed is now"
        value={address}
        error={failure}
        inputMode="url"
        spellCheck={false}
        autoFocus
        maxLength={2000}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy && 'Reading...'}>
        Change
      </Button>
    </form>
  );
}
