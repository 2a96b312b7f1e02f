import { Suspense, useEffect, useState } from 'react';
import type { Character } from '#shared/characters.ts';
import type { Show } from '#shared/shows.ts';
import { StoreBadges } from '#web/frame/store-badges.tsx';
import { later } from '#web/later.ts';
import { useRootData } from '#web/root-data.ts';
import { PodcastShowPage } from './podcast-show-page.tsx';
import { sampleShow } from './sample-show.ts';

const AppPromptDialog = later(async () => (await import('#web/catalog/app-prompt-dialog.tsx')).AppPromptDialog);

type Props = {
  show: Show;
  /** The show is the built-in sample. */
  sample: boolean;
  characters: { list: Character[] | Promise<Character[]> };
};

/** The public show page for whoever is looking, with the prompt to get the app. */
export function PublicShow({ show, sample, characters }: Props) {
  const { me, settings } = useRootData();
  const [prompting, setPrompting] = useState(false);
  const badges = <StoreBadges appStoreUrl={settings.appStoreUrl} playStoreUrl={settings.playStoreUrl} />;
  return (
    <>
      <PodcastShowPage
        key={show.id}
        show={show}
        sample={sample}
        characters={characters}
        owned={me !== null && me.user.id === show.user_id}
        storeBadges={badges}
        onCreateSeason={() => setPrompting(true)}
      />
      <Suspense fallback={null}>
        {prompting && <AppPromptDialog badges={badges} onClose={() => setPrompting(false)} />}
      </Suspense>
    </>
  );
}

const noCharacters = { list: [] };

/** What stands in for a show that cannot be reached. */
export function SampleShow({ error }: { error: unknown }) {
  useEffect(() => console.error('Could not load the show:', error), [error]);
  return <PublicShow show={sampleShow} sample characters={noCharacters} />;
}
