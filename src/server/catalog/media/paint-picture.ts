import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { pictures } from '../tables.ts';
import { replaceMaster } from './open-picture.ts';

const sizes = {
  poster: { width: 1024, height: 1536 },
  landscape: { width: 1536, height: 1024 },
  square: { width: 1024, height: 1024 },
};

/** Has a registered picture painted by the configured service. Without one, or when it fails for good, the drawn one stays. */
export async function paintPicture(
  ctx: Context,
  { key }: { key: string },
  attempt: { signal: AbortSignal },
): Promise<void> {
  const [row] = await ctx.db.select().from(pictures).where(eq(pictures.key, key));
  if (!row?.prompt || !ctx.studio.image) return;
  const size = row.spec.kind === 'scene' ? sizes[row.spec.aspect] : sizes.poster;
  const { image, usage } = await ctx.studio.image.paint({ prompt: row.prompt, ...size }, attempt.signal);
  await ctx.db.update(pictures).set({ usage }).where(eq(pictures.key, key));
  await replaceMaster(ctx, key, image);
}
