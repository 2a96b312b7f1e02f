import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CreatorApplication } from '#shared/accounts.ts';
import { brand } from '#shared/brand.ts';
import type { Context } from '../context.ts';
import { plainHtml } from './plain-html.ts';
import { creatorApplications } from './tables.ts';

/** Keeps an application; no account is needed. */
export async function createCreatorApplication(
  ctx: Pick<Context, 'db' | 'clock'>,
  form: CreatorApplication,
): Promise<{ id: string }> {
  const [row] = await ctx.db
    .insert(creatorApplications)
    .values({
      fullName: form.full_name,
      email: form.email,
      currentPlatform: form.current_platform,
      showName: form.show_name,
      followerCount: form.follower_count,
      description: form.description,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: creatorApplications.id });
  return row!;
}

/**
 * Mails an application that was really made to the admin, and a confirmation to the applicant, once. Mail that can't
 * be sent is only logged: the application is safe.
 */
export async function notifyCreatorApplication(
  ctx: Pick<Context, 'db' | 'clock' | 'config' | 'mail' | 'log'>,
  form: CreatorApplication,
): Promise<void> {
  const [waiting] = await ctx.db
    .select()
    .from(creatorApplications)
    .where(
      and(
        eq(creatorApplications.email, form.email),
        eq(creatorApplications.showName, form.show_name),
        isNull(creatorApplications.notifiedAt),
      ),
    )
    .orderBy(desc(creatorApplications.createdAt))
    .limit(1);
  if (!waiting) return;
  await ctx.db
    .update(creatorApplications)
    .set({ notifiedAt: ctx.clock.now() })
    .where(eq(creatorApplications.id, waiting.id));
  const facts = [
    `Name: ${waiting.fullName}`,
    `E-mail: ${waiting.email}`,
    `Platform: ${waiting.currentPlatform}`,
    `Show: ${waiting.showName}`,
    `Followers: ${waiting.followerCount}`,
    '',
    waiting.description,
  ].join('\n');
  const thanks = `Thank you for applying to ${brand.name} with ${waiting.showName}.\n\nWe'll review your application and get back to you within 24-48 hours.`;
  const messages = [
    ...(ctx.config.adminEmail
      ? [
          {
            to: ctx.config.adminEmail,
            replyTo: waiting.email,
            subject: `Creator application: ${waiting.showName.replaceAll(/\s+/g, ' ')}`,
            text: facts,
          },
        ]
      : []),
    { to: waiting.email, subject: `Your ${brand.name} creator application`, text: thanks },
  ];
  for (const message of messages) {
    await ctx.mail
      .send({ ...message, html: plainHtml(message.text) })
      .catch((error: unknown) => ctx.log.error({ err: error }, 'application mail not sent'));
  }
}
