import { Check, Download, Ellipsis, EyeOff, ListPlus } from 'lucide-react';
import type { ShelfEntry } from '#shared/places/continue-shelf.ts';
import { playerEpisodeOf } from '#web/player/place/listening-episode.ts';
import { withPlayer } from '#web/player/with-player.ts';
import { Menu, type MenuItem } from '#web/ui/actions/menu.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Icon } from '#web/ui/icons/icon.tsx';

/** What can be done with a season of the shelf beside hearing it. */
export function EntryMenu({ entry: { season, episode, allHeard } }: { entry: ShelfEntry }) {
  async function put(kind: 'heard' | 'off', told: string) {
    const { mark, forget } = await import('#web/player/place/keep-listening.ts');
    const id = mark(kind, episode, season.id);
    toast({ kind: 'ok', title: told, action: { label: 'Undo', onPress: () => void forget([id]) } });
  }
  function playAfter() {
    const next = playerEpisodeOf(season, episode);
    if (!next) return;
    withPlayer((player) => player.playAfter(next));
    toast.ok(`${episode.title} plays after this`);
  }
  async function download() {
    const { downloadEpisodes } = await import('#web/player/downloads/download.ts');
    if ((await downloadEpisodes(season, [episode])) > 0) toast.ok(`${episode.title} is downloaded`);
  }
  const ofEpisode: MenuItem[] = [
    { label: 'Mark as heard', icon: Check, onSelect: () => void put('heard', `${episode.title} is marked as heard`) },
    { label: 'Download', icon: Download, onSelect: () => void download() },
    { label: 'Play after this', icon: ListPlus, onSelect: playAfter },
  ];
  return (
    <Menu
      label={`More for ${season.title}`}
      trigger={<Icon of={Ellipsis} />}
      triggerClass="ib"
      upwards
      items={[
        ...(allHeard ? [] : ofEpisode),
        {
          label: 'Take off this shelf',
          icon: EyeOff,
          onSelect: () => void put('off', `${season.title} is off the shelf`),
        },
      ]}
    />
  );
}
