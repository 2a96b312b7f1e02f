import { GalleryPage } from '#web/ui/gallery/gallery-page.tsx';

export const meta = () => [{ title: 'Component sheet' }, { name: 'robots', content: 'noindex' }];

export default function ComponentSheetRoute() {
  return <GalleryPage />;
}
