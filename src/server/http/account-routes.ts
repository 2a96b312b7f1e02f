import { makeZip } from 'client-zip';
import { Hono } from 'hono';
import { brand } from '#shared/brand.ts';
import { exportAccount } from '../account-data/export-account.ts';
import type { Auth } from '../accounts/auth.ts';
import { limitAction } from '../accounts/limit-action.ts';
import type { Context } from '../context.ts';
import { requireViewer } from '../viewer.ts';
import { openRequest } from './request-context.ts';

/** `GET /api/me/export`: everything of the caller's as a ZIP, written while it is sent, so that its size costs no memory. */
export function accountRoutes(ctx: Context, auth: Auth): Hono {
  const app = new Hono();
  app.get('/me/export', async (c) => {
    const context = await openRequest(ctx, auth, c);
    const viewer = requireViewer(context);
    await limitAction(context, 'export');
    const day = ctx.clock.now().toISOString().slice(0, 10);
    return new Response(makeZip(exportAccount(ctx, viewer)), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${brand.name.toLowerCase()}-${day}.zip"`,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    });
  });
  return app;
}
