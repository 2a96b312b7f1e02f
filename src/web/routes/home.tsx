import { Suspense, useState } from 'react';
import type { Route } from './+types/home';
import { brand } from '#shared/brand.ts';
import { HomePage } from '#web/catalog/home/home-page.tsx';
import { loadHome } from '#web/catalog/home/load-home.ts';
import { loadLibrary } from '#web/catalog/library/load-library.ts';
import { missingHead } from '#web/frame/missing-head.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { StoreBadges } from '#web/frame/store-badges.tsx';
import { later } from '#web/later.ts';
import { pageContext } from '#web/page-context.ts';
import { askToCreateCharacter, askToCreateShow, askToSignIn } from '#web/prompts.ts';
import { useRootData } from '#web/root-data.ts';
import { useSession } from '#web/session.tsx';

// The server sends the library drawn, before its code has come: its looks must be there.
import '#web/catalog/library/create-show-card.css';
import '#web/ui/objects/sleeve.css';

// Who is signed in sees it; a visitor's first page does without.
const LibraryPage = later(async () => (await import('#web/catalog/library/library-page.tsx')).LibraryPage);
const AppPromptDialog = later(async () => (await import('#web/catalog/app-prompt-dialog.tsx')).AppPromptDialog);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, me, settings } = context.get(pageContext);
  const head = headOf(settings.baseUrl);
  return me?.role
    ? { gate: 'library' as const, head, data: await loadLibrary(api) }
    : { gate: 'home' as const, head, data: await loadHome(api, request, me !== null) };
}

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

  if (session.changing) return <Loading />;

  const signedIn = (act: () => void) => () => (me ? act() : askToSignIn('upgrade'));
  const actions = {
    onCreateSeason: signedIn(() => setPrompting(true)),
    onCreateShow: signedIn(askToCreateShow),
    onCreateCharacter: signedIn(() => askToCreateCharacter()),
    onChanged: () => void session.refresh(),
  };
  return (
    <>
      {loaderData.gate === 'library' && me ? (
        <Suspense fallback={<Loading />}>
          <LibraryPage data={loaderData.data} userId={me.user.id} {...actions} />
        </Suspense>
      ) : (
        loaderData.gate === 'home' && (
          <HomePage data={loaderData.data} userId={me?.user.id ?? null} storeBadges={badges} {...actions} />
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
