import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/share';
import { brand } from '#shared/brand.ts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { ideaOf, keepIdea } from '#web/shared-idea.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export const meta: Route.MetaFunction = () => {
  return pageMeta({ title: 'Your idea', path: '/share', baseUrl: '', hidden: true });
};

/** Where the installed app is sent with what another app shares: it waits in the wizard of the show that is chosen next. */
export default function Share() {
  const [query] = useSearchParams();
  const idea = ideaOf(query);
  useEffect(() => {
    if (idea) keepIdea(idea);
  }, [idea]);
  return (
    <div className="wrap sec">
      <EmptyState
        title={idea ? 'Which show tells it?' : 'Nothing was shared'}
        headingLevel={1}
        action={
          <LinkButton variant="primary" to="/browse">
            {idea ? 'Choose a show' : 'Browse Shows'}
          </LinkButton>
        }
      >
        {idea
          ? `"${idea}" is the idea of the season you create next.`
          : `Share a text or a link with ${brand.name}, and it becomes the idea of a season.`}
      </EmptyState>
    </div>
  );
}
