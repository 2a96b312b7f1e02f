import { eq } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import type { Context } from '../context.ts';
import { plainHtml } from './plain-html.ts';
import { creatorApplications } from './tables.ts';

/** Sends the mail about a decided application, unless it went out before or the application is gone. */
export async function mailDecision(
  ctx: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  { applicationId, words }: { applicationId: string; words: string },
): Promise<void> {
  const [application] = await ctx.db
    .select()
    .from(creatorApplications)
    .where(eq(creatorApplications.id, applicationId));
  if (!application || application.status === 'new' || application.decisionMailedAt) return;
  const { fullName, email, showName, status } = application;
  const news =
    status === 'accepted'
      ? `Good news: we would love to have ${showName} on ${brand.name}. We will write to you about the next steps; until then you can start with a show of your own at ${ctx.config.baseUrl}.`
      : `Thank you for offering ${showName} to ${brand.name}. We have looked at your application with care and cannot take it on now.`;
  const text = [`Dear ${fullName},`, news, ...(words ? [words] : []), brand.name].join('\n\n');
  const subject = status === 'accepted' ? `Welcome to ${brand.name}` : `Your ${brand.name} creator application`;
  await ctx.mail.send({
    to: email,
    ...(ctx.config.adminEmail ? { replyTo: ctx.config.adminEmail } : {}),
    subject,
    text,
    html: plainHtml(text),
  });
  await ctx.db
    .update(creatorApplications)
    .set({ decisionMailedAt: ctx.clock.now() })
    .where(eq(creatorApplications.id, applicationId));
}
