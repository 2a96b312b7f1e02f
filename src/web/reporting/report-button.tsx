import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { deferred } from '#web/delivery/deferred.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { ReportSubject } from './report-dialog.tsx';

const ReportDialog = deferred(async () => (await import('./report-dialog.tsx')).ReportDialog);

type Props = {
  subject: ReportSubject;
  /** Only the flag, where there are many. */ small?: boolean;
  className?: string;
};

/** The report button; it opens the report dialog. */
export function ReportButton({ subject, small = false, className }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const ask = () => setIsOpen(true);
  return (
    <>
      {small ? (
        <IconButton icon={Flag} label={`Report ${subject.name}`} className={className} onClick={ask} />
      ) : (
        <Button variant="ghost" icon={Flag} className={className} onClick={ask}>
          Report
        </Button>
      )}
      {/* A portal to the body, because the stages and rows of the page style their descendants. */}
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <ReportDialog subject={subject} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
