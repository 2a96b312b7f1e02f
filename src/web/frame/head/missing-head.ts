import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';

/** The head of a page that search engines must not list: errors and private pages. */
export function missingHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} - ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}
