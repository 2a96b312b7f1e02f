import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Looks at the whole ledger every night. */
export const auditLedgerJob = defineJob({
  name: 'admin.audit-ledger',
  payload: z.object({}),
  concurrency: 1,
  retries: 3,
  schedule: '11 4 * * *',
});

/** Tells an admin what an audit found; a job for each, so that none is mailed twice for another's sake. */
export const mailAuditJob = defineJob({
  name: 'admin.mail-audit',
  payload: z.object({ auditId: z.string(), to: z.string() }),
  concurrency: 1,
  retries: 8,
});
