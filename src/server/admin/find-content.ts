import type { ContentKind } from '#shared/reports.ts';
import { findCharacterContent, findShowContent, type ContentPage, type ContentQuery } from '../catalog/find-content.ts';
import type { Context } from '../context.ts';
import { findSeasonContent } from '../seasons/search/find-content.ts';

const finders = { show: findShowContent, season: findSeasonContent, character: findCharacterContent };

/** Things of one kind, newest first, whoever may see them. */
export function findContent(
  ctx: Pick<Context, 'db'>,
  { kind, ...query }: ContentQuery & { kind: ContentKind },
): Promise<ContentPage> {
  return finders[kind](ctx, query);
}
