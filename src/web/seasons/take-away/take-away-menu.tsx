import { BookAudio, Download, FileAudio, HardDriveDownload } from 'lucide-react';
import type { Season } from '#shared/seasons.ts';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Menu } from '#web/ui/actions/menu.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';

/** The season in this browser, for the time without a network, or as one file to keep. The files are attachments, so the page and what plays stay as they are. */
export function TakeAwayMenu({ season }: { season: Season }) {
  const take = (form: 'mp3' | 'epub') => () => {
    location.assign(`/media/seasons/${encodeURIComponent(season.id)}.${form}`);
  };
  const download = async () => {
    const { downloadSeason } = await import('./download-season.ts');
    await downloadSeason(season.id);
  };
  return (
    <Menu
      label="Take away this season"
      trigger={
        <>
          <Icon of={HardDriveDownload} />
          Take away
        </>
      }
      triggerClass={buttonClass({ variant: 'ghost' })}
      upwards
      items={[
        { label: 'Download for offline', icon: Download, onSelect: () => void download() },
        { label: 'One MP3 with chapters', icon: FileAudio, onSelect: take('mp3') },
        { label: 'Book that reads along (EPUB)', icon: BookAudio, onSelect: take('epub') },
      ]}
    />
  );
}
