import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminContent } from '#shared/admin/admin.ts';
import { contentKinds } from '#shared/reports.ts';
import { api } from '#web/api/api.ts';
import { MoreButton } from '#web/ui/actions/more-button.tsx';
import { useMore } from '#web/api/use-more.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { SegmentedControl } from '#web/ui/actions/segmented-control.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ContentFacts } from '../content-row.tsx';
import { JudgeDialog } from '../judge-dialog.tsx';
import type { DataOf } from '../load-section.ts';
import { SearchForm } from '../search-form.tsx';

type Query = DataOf<'content'>['query'];

/** Shows, seasons and characters, which can be hidden and restored. */
export function ContentSection({ query, first }: DataOf<'content'>) {
  const { items, more } = useMore(first, (cursor) => api.admin.findContent({ ...query, cursor }));
  const [judged, setJudged] = useState<AdminContent | null>(null);
  const navigate = useNavigate();
  const show = (changes: Partial<Query>) => void navigate(addressOf({ ...query, ...changes }));
  return (
    <>
      <div className="adm__tools">
        <SegmentedControl label="Kind" options={contentKinds} value={query.kind} onChange={(kind) => show({ kind })} />
        <Chip pressed={Boolean(query.hidden)} onClick={() => show({ hidden: query.hidden ? undefined : 'true' })}>
          Only hidden
        </Chip>
      </div>
      <SearchForm action="/admin/content" label={`Name or id of a ${query.kind}`} search={query.search}>
        <input type="hidden" name="kind" value={query.kind} />
        {query.hidden && <input type="hidden" name="hidden" value="true" />}
      </SearchForm>
      {items.length === 0 ? (
        <EmptyState title="Nothing found">
          {query.hidden ? `No ${query.kind} like that is hidden.` : `There is no ${query.kind} like that.`}
        </EmptyState>
      ) : (
        <ul className="adm__list" aria-label="Content">
          {items.map((content) => (
            <li key={content.id} className="adm__card adm__card--row">
              <ContentFacts content={content} />
              <div className="adm__acts">
                <Button
                  size="sm"
                  variant={content.is_hidden ? 'secondary' : 'danger'}
                  icon={content.is_hidden ? Eye : EyeOff}
                  onClick={() => setJudged(content)}
                >
                  {content.is_hidden ? 'Restore' : 'Hide'}
                  <span className="vh"> {content.name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <MoreButton more={more} />
      {judged && <JudgeDialog content={judged} onClose={() => setJudged(null)} />}
    </>
  );
}

function addressOf({ kind, search, hidden }: Query): string {
  const words = new URLSearchParams({ kind, ...(search ? { search } : {}), ...(hidden ? { hidden } : {}) });
  return `/admin/content?${words.toString()}`;
}
