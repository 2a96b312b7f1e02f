import { useRef, useState } from 'react';
import type { ShowOption } from '#shared/shows.ts';
import { api } from '#web/api/api.ts';
import { askToSignIn } from '#web/prompts.ts';
import { dismissToast, toast } from '#web/ui/feedback/toast.ts';
import { codeOf, sentenceOf } from '#web/api/problem.ts';
import { toShowAnswers, type WizardAnswers } from './show-answers.ts';

export type TwoOptions = readonly [ShowOption, ShowOption];

/** Asks for two shows; a failure is told and leaves everything as it was typed. */
export function useGenerateOptions(onOptions: (options: TwoOptions) => void) {
  const [generating, setGenerating] = useState(false);
  const complaint = useRef<number>(null);

  async function generate(answers: WizardAnswers) {
    setGenerating(true);
    // Messages about an earlier failure are outdated.
    if (complaint.current) dismissToast(complaint.current);
    try {
      const { options } = await api.catalog.createShow(toShowAnswers(answers));
      onOptions([options.option1, options.option2]);
    } catch (error) {
      setGenerating(false);
      if (codeOf(error) === 'unauthorized') return askToSignIn('sign-in');
      complaint.current = toast.bad(
        'Error Generating Show Options',
        sentenceOf(error, 'Failed to generate show options'),
      );
    }
  }

  return { generating, generate };
}
