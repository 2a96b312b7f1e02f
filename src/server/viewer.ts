import { AppError } from '#shared/errors.ts';
import type { RequestContext, Viewer } from './context.ts';

export function requireViewer({ viewer }: Pick<RequestContext, 'viewer'>): Viewer {
  if (!viewer) throw new AppError('unauthorized');
  return viewer;
}
export function isAdmin(viewer: Viewer | null): boolean {
  return viewer?.roles.includes('admin') ?? false;
}
