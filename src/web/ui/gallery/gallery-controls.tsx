import { Bookmark, GitFork, Share2, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Chip } from '../actions/chip.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { Menu } from '../actions/menu.tsx';
import { ProgressRing } from '../actions/progress-ring.tsx';
import { SegmentedControl } from '../actions/segmented-control.tsx';
import { Tabs } from '../actions/tabs.tsx';
import { toast } from '../feedback/toast.ts';
import { Avatar } from '../words/avatar.tsx';
import { Badge, RatingBadge, StreamingMarker } from '../words/badge.tsx';
import { CantoAmount } from '../words/canto-amount.tsx';

export function GalleryControls() {
  return (
    <div className="kit__2">
      <Buttons />
      <Choosers />
    </div>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <section>
      <h2 className="kit__t">Buttons</h2>
      <div className="row">
        <Button variant="primary" icon={GitFork}>
          Riff
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button variant="primary" busy={busy && 'Submitting...'} onClick={() => setBusy(true)}>
          Create Season (300 cantos)
        </Button>
      </div>
      <div className="row">
        <Button icon={Share2}>Share</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="ghost">Back</Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <LinkButton to="/browse" size="sm">
          A place
        </LinkButton>
        <IconButton icon={X} label="Close" />
        <IconButton icon={X} label="Close, outlined" outlined />
      </div>
      <h2 className="kit__t">Badges and words</h2>
      <div className="row">
        {['all_ages', '4+', '8+', '10+', null].map((rating) => (
          <RatingBadge key={rating} rating={rating} />
        ))}
        <Badge>Fantasy</Badge>
        <Badge kind="remixed">REMIXED</Badge>
        <Badge kind="creator">Creator</Badge>
        <Badge kind="now">Currently Playing</Badge>
        <StreamingMarker />
      </div>
      <div className="row">
        <CantoAmount amount={1240} />
        <Avatar name="marlowe" />
        <Avatar name="ada" small />
        <ProgressRing share={0.387} small>
          {null}
        </ProgressRing>
      </div>
      <h2 className="kit__t">Toasts</h2>
      <div className="row">
        <Button
          size="sm"
          onClick={() => toast({ kind: 'ok', icon: Bookmark, title: 'Added to My List', text: 'Salt in the Lamp Oil' })}
        >
          Good news
        </Button>
        <Button
          size="sm"
          onClick={() => toast.bad('Insufficient cantos', 'You need 300 cantos to continue the episode.')}
        >
          Bad news
        </Button>
        <Button
          size="sm"
          onClick={() =>
            toast({ icon: Share2, title: 'Link copied!', text: 'Season link has been copied to your clipboard.' })
          }
        >
          News
        </Button>
      </div>
    </section>
  );
}

const sorts = ['trending', 'newest', 'popular'] as const;

function Choosers() {
  const [on, setOn] = useState<readonly string[]>(['Fantasy']);
  const [sort, setSort] = useState<(typeof sorts)[number]>('trending');
  const [tab, setTab] = useState<'episodes' | 'more'>('episodes');
  const toggle = (word: string) => setOn(on.includes(word) ? on.filter((other) => other !== word) : [...on, word]);
  return (
    <section>
      <h2 className="kit__t">Chips, segments, tabs, menu</h2>
      <div className="row">
        {['Mystery', 'Fantasy', '8+'].map((word) => (
          <Chip key={word} pressed={on.includes(word)} onClick={() => toggle(word)}>
            {word}
          </Chip>
        ))}
      </div>
      <div className="row">
        <SegmentedControl label="Sort" options={sorts} value={sort} onChange={setSort} />
        <Menu
          label="marlowe, account menu"
          trigger={<Avatar name="marlowe" />}
          heading={<b>marlowe</b>}
          items={[
            { label: 'Sign Out', icon: Share2, onSelect: () => undefined },
            { label: 'Delete', icon: Trash2, danger: true, onSelect: () => undefined },
          ]}
        />
      </div>
      <Tabs
        label="Season"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'episodes', label: 'Episodes', panel: <p>Six episodes so far.</p> },
          { id: 'more', label: 'More Like This', panel: <p>Other seasons of the show.</p> },
        ]}
      />
    </section>
  );
}
