import type { ContentSubject } from '#shared/reports.ts';
import { featureShows, listFeaturedShows } from '../catalog/feature-shows.ts';
import { setCharacterHidden, setShowHidden } from '../catalog/hide-content.ts';
import type { Context, Viewer } from '../context.ts';
import { setSeasonHidden } from '../seasons/change-season.ts';
import { audited } from './audited.ts';
import { closeReports } from './close-reports.ts';

type Judged = ContentSubject & { reason: string };

const hiding = { show: setShowHidden, season: setSeasonHidden, character: setCharacterHidden };

/** Hides something from everybody but its owner and admins; what was reported of it is settled by that. */
export function hideContent(ctx: Context, admin: Viewer, { kind, id, reason }: Judged) {
  return audited(ctx, admin, async (tx) => {
    const name = await hiding[kind](tx, id, true);
    const reports = await closeReports(tx, { kind, id }, 'upheld');
    const entry = {
      action: 'content.hide' as const,
      subject: { kind, id, name },
      reason,
      before: { is_hidden: false },
      after: { is_hidden: true, reports },
    };
    return { entry, answer: { is_hidden: true } };
  });
}

export function restoreContent(ctx: Context, admin: Viewer, { kind, id, reason }: Judged) {
  return audited(ctx, admin, async (tx) => {
    const name = await hiding[kind](tx, id, false);
    const entry = {
      action: 'content.restore' as const,
      subject: { kind, id, name },
      reason,
      before: { is_hidden: true },
      after: { is_hidden: false },
    };
    return { entry, answer: { is_hidden: false } };
  });
}

/** Features exactly these shows, in this order. */
export function setFeatured(ctx: Context, admin: Viewer, ids: string[]) {
  return audited(ctx, admin, async (tx) => {
    const before = await listFeaturedShows(tx);
    await featureShows(tx, ids);
    const items = await listFeaturedShows(tx);
    const names = (shows: typeof items) => shows.map(({ name }) => name);
    const entry = {
      action: 'featured.set' as const,
      subject: { kind: 'featured', id: 'front-page' },
      before: names(before),
      after: names(items),
    };
    return { entry, answer: { items } };
  });
}
