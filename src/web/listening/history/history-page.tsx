import { Search, Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { usePlayer } from '#web/player/store/player-store.ts';
import { Link } from 'react-router';
import { askToSignIn } from '#web/prompts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { SegmentedControl } from '#web/ui/actions/segmented-control.tsx';
import { DeleteDialog } from '#web/ui/dialog/delete-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { RowSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { filterEntries, groupByDay, type HistoryDay, type HistoryFilter } from './group-history.ts';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';
import '#web/ui/forms/field.css';
import './history.css';

const filters = ['all', 'not finished', 'heard'] as const satisfies readonly HistoryFilter[];

/** Everything somebody heard, to search and to delete. Signed out, what was heard in this browser. */
export function HistoryPage({ signedIn }: { signedIn: boolean }) {
  const { ready, entries, going, deviceId, remove, undo, removeDay, removeAll } = useHistory();
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const [asked, setAsked] = useState<'all' | HistoryDay | null>(null);
  const sought = useDeferredValue(words);
  const currentId = usePlayer((state) => state.currentEpisode?.id);
  const found = filterEntries(entries, sought, filter);
  const latestOfCurrent = entries.find(({ episode }) => episode.id === currentId);
  const isFiltered = sought.trim() !== '' || filter !== 'all';
  const goingAway = asked === 'all' ? entries : (asked?.entries ?? []);

  return (
    <div className="wrap histp">
      <h1 className="d">History</h1>
      <p className="muted">
        {signedIn
          ? 'Everything you have heard, on every device. It is part of your data export, and deleting here deletes it everywhere.'
          : 'Everything you have heard in this browser. '}
        {!signedIn && (
          <button type="button" className="histp__in" onClick={() => askToSignIn('sign-in')}>
            Sign in to keep it on every device
          </button>
        )}
      </p>
      <p>
        <Link className="histp__in" to="/downloads">
          Downloads and what waits for a network
        </Link>
      </p>
      {!ready ? (
        <div aria-busy="true" aria-label="Loading history">
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      ) : entries.length === 0 ? (
        <EmptyState title="Nothing heard yet" action={<LinkButton to="/browse">Browse Shows</LinkButton>}>
          What you listen to stands here afterwards.
        </EmptyState>
      ) : (
        <>
          <div className="histp__bar">
            <form role="search" aria-label="History" className="histp__q" onSubmit={(event) => event.preventDefault()}>
              <Icon of={Search} />
              <input
                className="inp"
                type="search"
                placeholder="Search your history"
                aria-label="Search your history"
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </form>
            <SegmentedControl label="Which" options={filters} value={filter} onChange={setFilter} />
            <span role="status" className="dim num">
              {isFiltered ? `${found.length} found` : ''}
            </span>
            <Button variant="danger" icon={Trash2} className="histp__all" onClick={() => setAsked('all')}>
              Delete all...
            </Button>
          </div>
          {found.length === 0 && (
            <EmptyState
              title={sought.trim() ? `No "${sought.trim()}" in your history` : 'Nothing of that kind'}
              action={
                <Button
                  onClick={() => {
                    setWords('');
                    setFilter('all');
                  }}
                >
                  Clear
                </Button>
              }
            />
          )}
          {groupByDay(found, Date.now()).map((day) => (
            <section key={day.key} aria-label={day.label}>
              <div className="histp__day">
                <h2>{day.label}</h2>
                <Button variant="ghost" size="sm" onClick={() => setAsked(day)}>
                  {isFiltered ? 'Delete these' : day.label === 'Today' ? 'Delete today' : 'Delete this day'}
                </Button>
              </div>
              <ul>
                {day.entries.map((entry) => (
                  <HistoryRow
                    key={entry.ids[0]}
                    entry={entry}
                    words={sought}
                    isNow={entry === latestOfCurrent}
                    isHere={entry.deviceId === deviceId}
                    isGoing={going.some(({ ids }) => ids[0] === entry.ids[0])}
                    onRemove={() => remove(entry)}
                    onUndo={() => undo(entry)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {asked && (
        <DeleteDialog
          title={`Delete ${countOf(goingAway.length, 'entry', 'entries')}?`}
          onClose={() => setAsked(null)}
          onDelete={() => (asked === 'all' ? removeAll() : removeDay(asked.entries))}
        >
          Continue listening forgets {goingAway.length === 1 ? 'it' : 'them'} too. This can't be undone.
        </DeleteDialog>
      )}
    </div>
  );
}
