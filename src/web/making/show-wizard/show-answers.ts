// What has been answered in the ten questions, and where one stands in them. Pure: every step makes a new state.
import { showQuestions } from '#shared/story/show-questions.ts';
import type { ShowAnswers } from '#shared/shows.ts';

export const questionCount = showQuestions.length;

export type WizardAnswers = {
  /** 1 to 10. */
  number: number;
  /** Question number to the preset chosen. */
  presets: Readonly<Record<number, string>>;
  /** Question number to the words written instead. */
  customs: Readonly<Record<number, string>>;
  /** Whether the present question's text area shows. */
  customOpen: boolean;
};

export const nothingAnswered: WizardAnswers = { number: 1, presets: {}, customs: {}, customOpen: false };

export const customText = (state: WizardAnswers): string => state.customs[state.number] ?? '';

/** Records the preset and clears what was written for this question. */
export function choosePreset(state: WizardAnswers, preset: string): WizardAnswers {
  const { [state.number]: _cleared, ...customs } = state.customs;
  return { ...state, presets: { ...state.presets, [state.number]: preset }, customs, customOpen: false };
}

export const openCustom = (state: WizardAnswers): WizardAnswers => ({ ...state, customOpen: true });

export function writeCustom(state: WizardAnswers, text: string): WizardAnswers {
  return { ...state, customs: { ...state.customs, [state.number]: text } };
}

export function goToQuestion(state: WizardAnswers, number: number): WizardAnswers {
  const moved = { ...state, number: Math.min(questionCount, Math.max(1, number)) };
  return { ...moved, customOpen: customText(moved).trim() !== '' };
}

/** Next needs a preset or words for this question. */
export function isAnswered(state: WizardAnswers): boolean {
  return state.presets[state.number] !== undefined || customText(state).trim() !== '';
}

/** The body of `create-show`; blank words count as none. */
export function toShowAnswers({ presets, customs }: WizardAnswers): ShowAnswers {
  const written = Object.entries(customs).flatMap(([number, text]) => (text.trim() ? [[number, text.trim()]] : []));
  return { answers: { ...presets }, customAnswers: Object.fromEntries(written) };
}
