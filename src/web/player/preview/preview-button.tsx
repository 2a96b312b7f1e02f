import { LoaderCircle, Play, Square } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { usePreview } from './use-preview.ts';
import './preview.css';

type Props = { title: string; url: string; loops: ReturnType<typeof usePreview> };

/** Plays a loop or a voice, and stops it again. */
export function PreviewButton({ title, url, loops: { preview, toggle } }: Props) {
  const state = preview?.url === url ? preview.state : 'silent';
  const icon = state === 'silent' ? Play : state === 'loading' ? LoaderCircle : Square;
  return (
    <IconButton
      icon={icon}
      outlined
      className={`loopbtn--${state}`}
      label={`${state === 'silent' ? 'Play' : 'Stop'} ${title}`}
      onClick={() => toggle(url)}
    />
  );
}
