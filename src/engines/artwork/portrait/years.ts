export type Years = 'toddler' | 'child' | 'teen' | 'adult' | 'old';

export function yearsOf(age: number): Years {
  if (age < 5) return 'toddler';
  if (age < 14) return 'child';
  if (age < 19) return 'teen';
  return age > 58 ? 'old' : 'adult';
}
