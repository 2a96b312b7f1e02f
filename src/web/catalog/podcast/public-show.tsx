import { Suspense, useState } from 'react';
import type { Character } from '#shared/story/characters.ts';
import type { Show } from '#shared/shows.ts';
import { StoreBadges } from '#web/frame/store-badges.tsx';
import { deferred } from '#web/delivery/deferred.ts';
import { useRootData } from '#web/root-data.ts';
import { PodcastShowPage } from './podcast-show-page.tsx';

const AppPromptDialog = deferred(async () => (await import('#web/catalog/app-prompt-dialog.tsx')).AppPromptDialog);

type Props = {
  show: Show;
  /** The show is the built-in sample. */
  sample: boolean;
  characters: { list: Character[] | Promise<Character[]> };
  owned: boolean;
  /** Null for whoever gets the prompt for the app instead. */
  onCreateSeason: (() => void) | null;
};

/** The public show page for whoever is looking, with the prompt to get the app. */
export function PublicShow({ show, sample, characters, owned, onCreateSeason }: Props) {
  const { settings } = useRootData();
  const [prompting, setPrompting] = useState(false);
  const badges = <StoreBadges appStoreUrl={settings.appStoreUrl} playStoreUrl={settings.playStoreUrl} />;
  return (
    <>
      <PodcastShowPage
        key={show.id}
        show={show}
        sample={sample}
        characters={characters}
        owned={owned}
        storeBadges={badges}
        onCreateSeason={onCreateSeason ?? (() => setPrompting(true))}
      />
      <Suspense fallback={null}>
        {prompting && <AppPromptDialog badges={badges} onClose={() => setPrompting(false)} />}
      </Suspense>
    </>
  );
}
