import { AppError } from '#shared/errors.ts';
import type { RequestContext, Viewer } from './context.ts';

/** Throws AppError: `unauthorized`. */
export function requireViewer({ viewer }: Pick<RequestContext, 'viewer'>): Viewer {
  if (!viewer) throw new AppError('unauthorized');
  return viewer;
}
/** Who is signed in, provided it is an admin. Throws AppError: `unauthorized`, `forbidden`. */
export function requireAdmin(context: Pick<RequestContext, 'viewer'>): Viewer {
  const viewer = requireViewer(context);
  if (!isAdmin(viewer)) throw new AppError('forbidden');
  return viewer;
}
export function isAdmin(viewer: Viewer | null): boolean {
  return viewer?.roles.includes('admin') ?? false;
}
