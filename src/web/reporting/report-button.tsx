import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ContentSubject } from '#shared/reports.ts';
import { later } from '#web/later.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

const ReportDialog = later(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** What is reported, with its name for people to read. */
export type ReportSubject = ContentSubject & { name: string };
type Props = {
  subject: ReportSubject;
  /** Only the flag, where there are many. */ small?: boolean;
  className?: string;
};

/** Asks why something should not be here. */
export function ReportButton({ subject, small = false, className }: Props) {
  const [asked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  return (
    <>
      {small ? (
        <IconButton icon={Flag} label={`Report ${subject.name}`} className={className} onClick={ask} />
      ) : (
        <Button variant="ghost" icon={Flag} className={className} onClick={ask}>
          Report
        </Button>
      )}
      {/* Beside the page, whose stages and rows have looks of their own. */}
      {asked &&
        createPortal(
          <Suspense fallback={null}>
            <ReportDialog subject={subject} onClose={() => setAsked(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
