import type { AdminContent } from '#shared/admin/admin.ts';
import { api } from '#web/api/api.ts';
import { ActionDialog, reasonField } from './action-dialog.tsx';

type Props = { content: AdminContent; onClose: () => void };

const goesAlong = {
  show: 'Its seasons go with it. Its owner still sees the show, everybody their own seasons.',
  season: 'Whoever made it still sees it.',
  character: 'No new season can have it; the owner of its show still sees it. Seasons it appears in stay.',
};

/** Confirms hiding or restoring a show, season or character. */
export function JudgeDialog({ content, onClose }: Props) {
  const { kind, id, name, is_hidden: hidden } = content;
  return (
    <ActionDialog
      title={hidden ? `Restore this ${kind}` : `Hide this ${kind}`}
      confirm={hidden ? 'Restore' : 'Hide'}
      danger={!hidden}
      done={hidden ? `${name} is back` : `${name} is hidden`}
      words={reasonField}
      onConfirm={(reason) =>
        hidden ? api.admin.restoreContent({ kind, id, reason }) : api.admin.hideContent({ kind, id, reason })
      }
      onClose={onClose}
    >
      {hidden
        ? `${name} can be found and heard again, as far as its owner has made it public.`
        : `${name} disappears for everybody else, and its open reports are settled. ${goesAlong[kind]} Nothing is deleted.`}
    </ActionDialog>
  );
}
