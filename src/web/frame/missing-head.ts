import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';

/** The head of a page that is nothing to find: one that could not be shown, or is not for everybody. */
export function missingHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} - ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}
