import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { MarketingPage } from '#shared/pages.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import './further-pages.css';

const labels: Record<MarketingPage, string> = {
  'interactive-storytelling': 'What interactive storytelling is',
  'podcast-monetization': 'Ways a podcast can earn',
  'voice-acting-tools': 'How voices are cast',
  'fan-fiction-creation': 'Fan fiction you can hear',
  'audio-drama-creation': 'Making an audio drama',
  'podcast-to-interactive': 'From podcast to interactive show',
  'creator-earnings': 'What creators can earn',
  'storytelling-app-features': 'What the app can do',
  'interactive-podcasts': 'Interactive podcasts',
  'voice-recording-software': 'Sound without a studio',
  'audio-content-monetization': 'Audio that keeps working',
  'interactive-entertainment-platform': 'The whole house',
  'podcast-audience-engagement': 'An audience that takes part',
  'storytelling-community': 'Stories made together',
  'audio-storytelling-trends': 'Where audio stories are going',
};

/** Where to read on. */
export function FurtherPages({ to }: { to: readonly MarketingPage[] }) {
  return (
    <nav className="wrap sec fur" aria-label="Read on">
      <ul>
        {to.map((page) => (
          <li key={page}>
            <Link to={`/${page}`}>
              {labels[page]} <Icon of={ArrowRight} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
