import type { OutsideService, SiteFacts } from '#shared/pages.ts';
import type { Config } from './config.ts';

/** What the privacy page says of this installation follows from its configuration. */
export function siteFacts(config: Config): SiteFacts {
  const uses: Record<OutsideService, boolean> = {
    payments: config.payments.kind === 'stripe',
    mail: config.mail.kind === 'smtp',
    storage: config.storage.kind === 's3',
    story: config.story.kind === 'openai',
    moderation: config.moderation.kind === 'openai',
    speech: config.speech.kind === 'openai',
    pictures: config.images.kind === 'openai',
  };
  const names = Object.keys(uses) as OutsideService[];
  return { contactEmail: config.adminEmail, outsideServices: names.filter((name) => uses[name]) };
}
