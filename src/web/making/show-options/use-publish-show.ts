import { useRef, useState } from 'react';
import type { ShowOption } from '#shared/shows.ts';
import { api } from '#web/api.ts';
import { askToSignIn } from '#web/prompts.ts';
import { dismissToast, toast } from '#web/ui/feedback/toast.ts';
import { codeOf, sentenceOf } from '#web/problem.ts';

const failed = 'Failed to publish show. Please try again.';

/** `publishing` is the picture of the option that is under way, which tells the two apart whatever was edited. */
export function usePublishShow(onPublished: () => void) {
  const [publishing, setPublishing] = useState<string | null>(null);
  const complaint = useRef<number>(null);

  async function publish(option: ShowOption) {
    if (publishing) return;
    setPublishing(option.image_url);
    // What went wrong before is no news any more.
    if (complaint.current) dismissToast(complaint.current);
    try {
      await api.catalog.publishShow({ showData: option });
      toast.ok('Show published successfully!', option.name);
      onPublished();
    } catch (error) {
      setPublishing(null);
      const code = codeOf(error);
      if (code === 'unauthorized') return askToSignIn('sign-in');
      // What the person can do something about is said; the rest would only be noise.
      const reason = code === 'rejected_content' || code === 'not_found' ? sentenceOf(error) : undefined;
      complaint.current = toast.bad(failed, reason);
    }
  }

  return { publishing, publish };
}
