// The state of the create-season wizard and the validation of its steps. Pure.
import { charactersPerSeason } from '#shared/seasons.ts';

export const wizardSteps = ['Characters', 'Location', 'Plot'] as const;

/** Outcome of the plot's safety check; any edit of the plot clears it. */
/** `doubted` is approved, but the season stays unlisted until an admin has looked. */
export type PlotCheck = 'none' | 'checking' | 'approved' | 'doubted' | 'rejected' | 'unverified';

export const isApproved = (check: PlotCheck) => check === 'approved' || check === 'doubted';

export type WizardChoices = {
  step: number;
  /** In the order they were picked. */
  characterIds: readonly string[];
  locationId: string | null;
  plot: string;
  check: PlotCheck;
};

export const nothingChosen: WizardChoices = { step: 0, characterIds: [], locationId: null, plot: '', check: 'none' };

/** Picks or lets go of a character; one too many drops the earliest and keeps the latest. */
export function pickCharacter(picked: readonly string[], id: string): readonly string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  return [...picked, id].slice(-charactersPerSeason);
}

/** Whether Next leads on from the present step. */
export function isStepValid({ step, characterIds, locationId, plot, check }: WizardChoices): boolean {
  if (step === 0) return characterIds.length === charactersPerSeason;
  if (step === 1) return locationId !== null;
  return plot.trim() !== '' && check !== 'rejected';
}
