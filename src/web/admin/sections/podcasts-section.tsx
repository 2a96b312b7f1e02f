import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { AdminPodcast } from '#shared/admin/admin.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import type { DataOf } from '../load-section.ts';
import { moment } from '../moment.ts';

type Decision = { podcast: AdminPodcast; isTheirs: boolean };

/** Podcasts whose creators can't prove them by a code, and ask the house to say that they are theirs. */
export function PodcastsSection({ podcasts }: DataOf<'podcasts'>) {
  const [decision, setDecision] = useState<Decision | null>(null);
  if (podcasts.length === 0)
    return (
      <EmptyState title="Nobody asks you to vouch">Most creators prove a podcast by a code in its feed.</EmptyState>
    );
  return (
    <>
      <ul className="adm__list" aria-label="Podcasts">
        {podcasts.map((podcast) => (
          <li key={podcast.id} className="adm__card">
            <div className="adm__what">
              <h2>{podcast.title}</h2>
              <p className="adm__meta">
                Brought by {podcast.creator_email}, asked{' '}
                <time dateTime={podcast.asked_at}>{moment(podcast.asked_at)}</time>.{' '}
                {podcast.feed_owner_email
                  ? `Its feed names ${podcast.feed_owner_email} as its owner.`
                  : 'Its feed names no owner.'}
              </p>
              <p className="adm__text">{podcast.feed_url}</p>
            </div>
            <div className="adm__acts">
              <Button size="sm" icon={Check} onClick={() => setDecision({ podcast, isTheirs: true })}>
                Vouch<span className="vh"> for {podcast.title}</span>
              </Button>
              <Button size="sm" variant="danger" icon={X} onClick={() => setDecision({ podcast, isTheirs: false })}>
                Don’t vouch<span className="vh"> for {podcast.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

function DecisionDialog({ podcast, isTheirs, onClose }: Decision & { onClose: () => void }) {
  return (
    <ActionDialog
      title={isTheirs ? 'Vouch for the podcast' : 'Don’t vouch for the podcast'}
      confirm={isTheirs ? 'Vouch' : 'Don’t vouch'}
      danger={!isTheirs}
      done={isTheirs ? 'Podcast vouched for' : 'Podcast not vouched for'}
      words={{ label: 'How you know', hint: 'It stands in the audit log.', required: true, longest: 500 }}
      onConfirm={(reason) => api.admin.decidePodcast({ id: podcast.id, is_theirs: isTheirs, reason })}
      onClose={onClose}
    >
      {isTheirs
        ? `${podcast.creator_email} can publish ${podcast.title}, and nobody else can bring it any more.`
        : `${podcast.creator_email} can still prove ${podcast.title} by a code, or ask again.`}
    </ActionDialog>
  );
}
