import { ArrowDown, ArrowRight, Captions, Eye, Mic, ShieldCheck, Signpost, Users } from 'lucide-react';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { BenefitList } from '#web/marketing/cards/benefit-list.tsx';
import { StageHero } from '#web/marketing/heroes/stage-hero.tsx';
import { Chapter } from '#web/marketing/sections/chapter.tsx';
import { FurtherPages } from '#web/marketing/sections/further-pages.tsx';
import { NumberedSteps } from '#web/marketing/sections/numbered-steps.tsx';
import { ApplyPanel } from './apply-panel.tsx';

export const steps = [
  { title: 'Submit Your Show', text: 'Six answers about your show and who listens to it. No account needed.' },
  { title: 'Let Fans Remix', text: 'Your world opens to the community: your characters, their plots.' },
  {
    title: 'Earn Revenue',
    text: 'What a show earns, and your share of it, is agreed with you in writing before it opens.',
  },
];

/** True of Canto as it is: each can be seen on a show's page. */
export const benefits = [
  {
    icon: Users,
    title: 'A story fans can join',
    text: 'Listeners stop waiting for the next episode and start making one.',
  },
  {
    icon: ShieldCheck,
    title: 'You keep the original',
    text: 'Your episodes play from your own feed, unchanged, on your show’s page.',
  },
  {
    icon: Mic,
    title: 'Voices already cast',
    text: 'Narration and character voices are produced for you, music included.',
  },
  {
    icon: Eye,
    title: 'See what they make',
    text: 'Views, likes and plays of every season, counted once per visitor and day.',
  },
  {
    icon: Signpost,
    title: 'Right for its audience',
    text: 'An age rating on the door, and every plot is checked before it is made.',
  },
  {
    icon: Captions,
    title: 'Open to everybody',
    text: 'A transcript timed to the word, and no account needed to listen.',
  },
];

/** A creator whose application was accepted goes on from here to their podcasts. */
export function CreatorsPage({ isCreator = false }: { isCreator?: boolean }) {
  return (
    <>
      <StageHero
        art="wave"
        title={
          <>
            Turn Your Show <em className="sm">Into An</em> Interactive Experience
          </>
        }
        actions={
          isCreator ? (
            <LinkButton to="/my-podcasts" variant="primary" size="lg" iconAfter={ArrowRight}>
              My Podcasts
            </LinkButton>
          ) : (
            <a className={buttonClass({ variant: 'primary', size: 'lg' })} href="#apply">
              Apply to Join
              <Icon of={ArrowDown} />
            </a>
          )
        }
      >
        Bring your podcast, channel or fan fiction. Your audience makes the next season of it.
      </StageHero>
      <Chapter title="How It Works">
        <NumberedSteps steps={steps} />
      </Chapter>
      <Chapter tight>
        <BenefitList items={benefits} />
      </Chapter>
      <ApplyPanel />
      <FurtherPages to={['podcast-to-interactive', 'creator-earnings', 'podcast-audience-engagement']} />
    </>
  );
}
