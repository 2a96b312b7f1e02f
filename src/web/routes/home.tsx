import { Suspense, useState } from 'react';
import type { Route } from './+types/home';
import { brand } from '#shared/brand.ts';
import { HomePage } from '#web/catalog/home/home-page.tsx';
import { loadHome } from '#web/catalog/home/load-home.ts';
import { loadLibrary } from '#web/catalog/library/load-library.ts';
import { FirstListen } from '#web/listening/first-listen.tsx';
import { loadListening } from '#web/listening/load-listening.ts';
import { useHasBegun } from '#web/player/place/log-store.ts';
import { missingHead } from '#web/frame/head/missing-head.ts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { pageContext } from '#web/page-context.ts';
import { askToCreateCharacter, askToCreateShow, askToSignIn } from '#web/prompts.ts';
import { useRootData } from '#web/root-data.ts';
import type { ListenTarget } from '#web/seasons/listen.ts';
import { useSession } from '#web/session.tsx';

// For members only, so its code is not part of a visitor's first page.
const LibraryPage = deferred(async () => (await import('#web/catalog/library/library-page.tsx')).LibraryPage);
// Only for who has heard something.
const ContinueListening = deferred(
  async () => (await import('#web/listening/continue/continue-listening.tsx')).ContinueListening,
);
// Below the first view, and in the dialog.
const StoreBadges = deferred(async () => (await import('#web/frame/store-badges.tsx')).StoreBadges);
const AppPromptDialog = deferred(async () => (await import('#web/catalog/app-prompt-dialog.tsx')).AppPromptDialog);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, me, settings } = context.get(pageContext);
  const head = headOf(settings.baseUrl);
  const listening = me ? loadListening(api) : { events: [], seasons: [] };
  return me?.role
    ? { gate: 'library' as const, head, data: await loadLibrary(api), listening: await listening }
    : { gate: 'home' as const, head, data: await loadHome(api, request, me !== null), listening: await listening };
}

export const handle = { cache: 'anonymous' };
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? missingHead('Something went wrong');

function headOf(baseUrl: string) {
  return pageMeta({
    path: '/',
    baseUrl,
    description: `${brand.heroSubtitle}. ${brand.tagline}`,
    jsonLd: {
      '@type': 'WebSite',
      name: brand.name,
      url: `${baseUrl}/`,
      description: brand.tagline,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${baseUrl}/browse?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  });
}

/** The home gate: the library for whoever is signed in and has a role, the logged-out home for everybody else. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { me, settings } = useRootData();
  const session = useSession();
  const [prompting, setPrompting] = useState(false);
  const badges = <StoreBadges appStoreUrl={settings.appStoreUrl} playStoreUrl={settings.playStoreUrl} />;

  const isListener = useHasBegun() || loaderData.listening.events.length > 0;
  const shelf = {
    hasBegun: isListener,
    continueShelf: isListener && (
      <Suspense fallback={null}>
        <ContinueListening sent={loaderData.listening} />
      </Suspense>
    ),
  };

  if (session.changing) return <Loading />;

  const signedIn = (act: () => void) => () => (me ? act() : askToSignIn('upgrade'));
  const actions = {
    onCreateSeason: signedIn(() => setPrompting(true)),
    onCreateShow: signedIn(askToCreateShow),
    onCreateCharacter: signedIn(() => askToCreateCharacter()),
    onChanged: () => void session.refresh(),
    onListen: async (target: ListenTarget) => (await import('#web/seasons/listen.ts')).listen(target, me !== null),
  };
  return (
    <>
      {loaderData.gate === 'library' && me ? (
        <Suspense fallback={<Loading />}>
          <LibraryPage data={loaderData.data} userId={me.user.id} {...shelf} {...actions} />
        </Suspense>
      ) : (
        loaderData.gate === 'home' && (
          <HomePage
            data={loaderData.data}
            userId={me?.user.id ?? null}
            storeBadges={badges}
            firstListen={(season) => <FirstListen season={season} />}
            {...shelf}
            {...actions}
          />
        )
      )}
      <Suspense fallback={null}>
        {prompting && <AppPromptDialog badges={badges} onClose={() => setPrompting(false)} />}
      </Suspense>
    </>
  );
}

function Loading() {
  return (
    <p className="wrap sec sec--lg muted" role="status">
      Loading...
    </p>
  );
}
