import { z } from 'zod';

/** What can be reported, hidden and restored. */
export const contentKinds = ['show', 'season', 'character'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentSubject = z.object({ kind: z.enum(contentKinds), id: z.string().min(1).max(64) });
export type ContentSubject = z.infer<typeof contentSubject>;

/** Why something should not be here, with the words people choose it by. */
export const reportReasons = {
  unsafe: 'Frightening, violent or dangerous for children',
  hateful: 'Hateful, bullying or harassing',
  sexual: 'Sexual content',
  copying: "Uses somebody else's work without permission",
  personal: 'Says something private about a real person',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonIds = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];
export const reportWordsLimit = 1000;

/** Body of a report: what about, why, and words of one's own where wanted. */
export const newReport = contentSubject.extend({
  reason: z.enum(reportReasonIds),
  words: z.string().trim().max(reportWordsLimit).default(''),
});
