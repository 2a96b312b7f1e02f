import { z } from 'zod';

/** Marks that nobody sees and that turn the direction of letters around: with them a name could pass for another. */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** A name on one line of 1 to `max` characters. */
export function nameOf(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((name) => !unseen.test(name), 'Please use letters that can be seen.');
}

/** What is said of an input whose schema has no words of its own for it. */
export function inputSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This is missing.' : 'This is not what is asked for.';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'Please write something.' : `At least ${issue.minimum} characters, please.`;
      return `At least ${issue.minimum}, please.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `At most ${issue.maximum} characters, please.`
        : `At most ${issue.maximum}, please.`;
    case 'invalid_value':
      return `Please choose one of these: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}.`;
    default:
      return 'This is not valid.';
  }
}
