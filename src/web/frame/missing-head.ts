import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';

/** The head of a page that could not be shown: what it says instead, and that it is nothing to find. */
export function missingHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} - ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}
