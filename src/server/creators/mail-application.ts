import { eq } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import type { Context } from '../context.ts';
import { plainHtml } from './plain-html.ts';
import { creatorApplications } from './tables.ts';

/** Sends the house what an applicant wrote, if it has an address, or the applicant that it came in. */
export async function mailApplication(
  ctx: Pick<Context, 'db' | 'config' | 'mail'>,
  { applicationId, to }: { applicationId: string; to: 'house' | 'applicant' },
): Promise<void> {
  const [application] = await ctx.db
    .select()
    .from(creatorApplications)
    .where(eq(creatorApplications.id, applicationId));
  if (!application) return;
  const { fullName, email, currentPlatform, showName, followerCount, description } = application;
  if (to === 'applicant') {
    const text = `Thank you for applying to ${brand.name} with ${showName}.\n\nWe'll review your application and get back to you within 24-48 hours.`;
    await ctx.mail.send({
      to: email,
      subject: `Your ${brand.name} creator application`,
      text,
      html: plainHtml(text),
    });
  } else if (ctx.config.adminEmail) {
    const text = [
      `Name: ${fullName}`,
      `E-mail: ${email}`,
      `Platform: ${currentPlatform}`,
      `Show: ${showName}`,
      `Followers: ${followerCount}`,
      '',
      description,
    ].join('\n');
    await ctx.mail.send({
      to: ctx.config.adminEmail,
      replyTo: email,
      subject: `Creator application: ${showName.replaceAll(/\s+/g, ' ')}`,
      text,
      html: plainHtml(text),
    });
  }
}
