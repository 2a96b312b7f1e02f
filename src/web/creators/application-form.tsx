import { useState, type FormEvent } from 'react';
import type { CreatorApplication } from '#shared/accounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { sendApplication, type ApplicationField } from './send-application.ts';

type Refusal = { errors: Partial<Record<ApplicationField, string>>; reason: string | null };

/** The six questions. Whatever goes wrong, what was typed stays. */
export function ApplicationForm({ onSubmitted }: { onSubmitted: () => void }) {
  const [working, setWorking] = useState(false);
  const [{ errors, reason }, setRefusal] = useState<Refusal>({ errors: {}, reason: null });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const form = Object.fromEntries(new FormData(event.currentTarget)) as CreatorApplication & { website: string };
    setWorking(true);
    const result = await sendApplication(form);
    setWorking(false);
    if (result.sent) {
      toast.ok('Application Submitted!', "We'll review your application and get back to you soon.");
      onSubmitted();
    } else {
      setRefusal(result);
      toast.bad('Error', 'Failed to submit application. Please try again.');
    }
  }

  const field = (name: ApplicationField, longest: number) => ({
    name,
    required: true,
    maxLength: longest,
    error: errors[name],
  });
  return (
    <form className="apply__f" method="post" onSubmit={submit} aria-label="Creator application">
      <div className="fg">
        <TextInput {...field('full_name', 120)} label="Full name" placeholder="Your full name" autoComplete="name" />
        <TextInput
          {...field('email', 254)}
          label="Email"
          type="email"
          placeholder="you@example.com"
          autoComplete="email"
        />
        <TextInput {...field('current_platform', 120)} label="Current platform" placeholder="YouTube, Podcast, etc." />
        <TextInput {...field('show_name', 120)} label="Show name" placeholder="Name of your show/podcast" />
        <TextInput
          {...field('follower_count', 60)}
          label="Follower count"
          placeholder="Approximate number of followers"
          fieldClass="full"
        />
        <TextArea
          {...field('description', 3000)}
          label="Description"
          placeholder="Brief description of your content and audience"
          rows={4}
          fieldClass="full"
        />
        <Trap />
      </div>
      {reason && <Note kind="bad">{reason}</Note>}
      <Button type="submit" variant="primary" size="lg" busy={working && 'Submitting...'}>
        Submit Application
      </Button>
    </form>
  );
}

/** A honeypot: a field hidden from people. Applications that fill it are answered with thanks and dropped. */
function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
