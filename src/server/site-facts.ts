import type { OutsideService, SiteFacts } from '#shared/pages.ts';
import type { Config } from './config.ts';
import { isLoopbackName } from './http/loopback.ts';

/** On one's own machine its own address, as nobody else reads the page; elsewhere whoever runs the site has to name one. */
function ownAddress(baseUrl: string): string | null {
  const { hostname } = new URL(baseUrl);
  return isLoopbackName(hostname) ? `contact@${hostname}` : null;
}

/** What the privacy page says of this installation follows from its configuration, and from what writes and speaks now. */
export function siteFacts(config: Config, { story, speech }: Pick<Config, 'story' | 'speech'> = config): SiteFacts {
  const uses: Record<OutsideService, boolean> = {
    signIn: config.openId !== null,
    payments: config.payments.kind === 'stripe',
    mail: config.mail.kind === 'smtp',
    storage: config.storage.kind === 's3',
    story: story.kind === 'openai',
    moderation: config.moderation.kind === 'openai',
    speech: speech.kind === 'openai',
    pictures: config.images.kind === 'openai',
  };
  const names = Object.keys(uses) as OutsideService[];
  return {
    contactEmail: config.adminEmail ?? ownAddress(config.baseUrl),
    outsideServices: names.filter((name) => uses[name]),
  };
}
