import type { Route } from './+types/creators';
import { CreatorsPage } from '#web/creators/creators-page.tsx';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { useRootData } from '#web/root-data.ts';
import { baseUrlOf } from '#web/marketing/marketing-page.ts';

export const handle = { cache: 'fixed' };
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'For Creators',
    description:
      'Turn your podcast, channel or fan fiction into an interactive show: fans make the next seasons of it. Apply with six answers; we reply within 24-48 hours.',
    path: '/creators',
    baseUrl: baseUrlOf(matches),
    image: '/art/wave.webp',
    imageAlt: 'A studio microphone in front of a city whose towers are the bars of a waveform',
  });
}

export default function Creators() {
  const { me } = useRootData();
  return <CreatorsPage isCreator={me?.is_creator ?? false} />;
}
