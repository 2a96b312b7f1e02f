import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Pips } from '../dialog/pips.tsx';
import { Steps } from '../dialog/steps.tsx';
import { Note } from '../feedback/note.tsx';
import { toast } from '../feedback/toast.ts';
import { TextArea } from '../forms/text-area.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { CastChoice } from '../objects/cast-choice.tsx';
import type { GalleryPictures } from './samples.ts';

const names = ['Mira', 'Tobias', 'Wren'];

export function GalleryDialogs({ pictures }: { pictures: GalleryPictures }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="kit__2">
      <section className="kit__stack">
        <h2 className="kit__t">Fields and notes</h2>
        <TextInput label="Show name" placeholder="Name of your show/podcast" hint="As listeners know it." />
        <TextInput label="Email" type="email" error="Please enter an e-mail address." defaultValue="nobody" />
        <TextArea
          label="What should happen?"
          rows={3}
          defaultValue="Mira finds a step that was not there this morning."
        />
        <Note kind="bad">Nice try, but that one’s not going to fly. Try again.</Note>
        <Note kind="busy">Checking content safety...</Note>
        <Note kind="ok">Good to go. Suitable for All Ages.</Note>
        <Note kind="warn">
          <b>Need 120 more cantos</b>
          <br />
          You need 300 cantos to continue
        </Note>
      </section>
      <section className="kit__stack">
        <h2 className="kit__t">Dialog and thread</h2>
        <Steps steps={['Characters', 'Location', 'Plot']} at={1} />
        <Pips count={10} at={3} />
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Create a season"
          subtitle="The Lantern Keepers"
          width={640}
          steps={<Steps steps={['Characters', 'Location', 'Plot']} at={0} />}
          footer={
            <>
              <Button variant="ghost" disabled>
                Back
              </Button>
              <Button
                variant="primary"
                className="sp"
                iconAfter={ArrowRight}
                onClick={() => toast.ok('Said from a dialog')}
              >
                Next
              </Button>
            </>
          }
        >
          <div className="kit__cast">
            {names.map((name, at) => (
              <CastChoice
                key={name}
                character={{ name, description: 'Counts things.', image_url: pictures.portraits[at] ?? null }}
                pressed={at < 2}
                yours={at === 2}
                onPress={() => undefined}
              />
            ))}
          </div>
        </Dialog>
      </section>
    </div>
  );
}
