import type { Step } from './sections/numbered-steps.tsx';

/** How a creator's show comes to Canto, wherever a page tells it. */
export const onboarding: readonly Step[] = [
  { title: 'Submit your podcast', time: '5 minutes', text: 'Six questions about your show and who listens to it.' },
  {
    title: 'Analysis and setup',
    time: '1-2 weeks',
    text: 'We listen, and build its cast, places and music with you.',
  },
  { title: 'Community launch', time: 'Immediate', text: 'The show opens, and listeners make the first seasons.' },
  {
    title: 'Revenue',
    time: 'Within 30 days',
    text: 'The first statement, on the terms you agreed to. Earnings vary by audience.',
  },
];
