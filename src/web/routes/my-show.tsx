import { Suspense, useEffect, useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/my-show';
import { ErrorPage } from '#web/error-page.tsx';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { load } from '#web/api/load.ts';
import type { MyShowData } from '#web/making/my-show/my-show-page.tsx';
import { pageContext } from '#web/page-context.ts';
import { askToCreateCharacter, askToSignIn } from '#web/prompts.ts';
import { useSession } from '#web/session.tsx';

// The page is deferred, because route modules are preloaded with every page and must stay small.
const MyShowPage = deferred(async () => (await import('#web/making/my-show/my-show-page.tsx')).MyShowPage);
const noEntry = () => import('#web/making/my-show/no-entry.tsx');
const AccessDenied = deferred(async () => (await noEntry()).AccessDenied);
const MyShowNotFound = deferred(async () => (await noEntry()).MyShowNotFound);
const SignInToManage = deferred(async () => (await noEntry()).SignInToManage);

const CreateSeasonWizard = deferred(
  async () => (await import('#web/seasons/wizard/create-season-wizard.tsx')).CreateSeasonWizard,
);

const seasonsAtFirst = 24;
type Manageable = ({ signedOut: false } & MyShowData) | { signedOut: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, me } = context.get(pageContext);
  if (!me) return data<Manageable>({ signedOut: true }, { status: 401 });
  const id = params.showId;
  const show = await load(api.catalog.getShow({ id }));
  if (show.user_id !== me.user.id) throw data({ message: '' }, { status: 403 });
  const [characters, locations, music, seasons] = await Promise.all([
    load(api.catalog.listCharacters({ id })),
    load(api.catalog.listLocations({ id })),
    load(api.catalog.listMusic({ id })),
    load(api.catalog.listShowSeasons({ id, limit: seasonsAtFirst })),
  ]);
  return data<Manageable>({
    signedOut: false,
    show,
    characters: characters.items,
    locations: locations.items,
    music: music.items,
    seasons,
  });
}

export function meta({ loaderData, error, location }: Route.MetaArgs) {
  const refused = isRouteErrorResponse(error) && error.status === 403;
  const title = loaderData
    ? loaderData.signedOut
      ? 'Sign in to manage your show'
      : `Manage ${loaderData.show.name}`
    : refused
      ? 'Access denied'
      : 'Show not found';
  return pageMeta({ title, path: location.pathname, baseUrl: '', hidden: true });
}

export default function MyShow({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      {loaderData.signedOut ? <SignedOut /> : <Manage key={loaderData.show.id} {...loaderData} />}
    </Suspense>
  );
}

function SignedOut() {
  useEffect(() => {
    // Effects of the page run before those of the frame, which opens the dialog; so this one is delayed.
    const soon = setTimeout(() => askToSignIn('sign-in'));
    return () => clearTimeout(soon);
  }, []);
  return <SignInToManage onSignIn={() => askToSignIn('sign-in')} />;
}

function Manage(shown: MyShowData) {
  const { show } = shown;
  const { refresh } = useSession();
  // Null until first opened; it then stays mounted, so that closing keeps the choices.
  const [wizard, setWizard] = useState<'open' | 'closed' | null>(null);
  return (
    <>
      <MyShowPage
        {...shown}
        onCreateSeason={() => setWizard('open')}
        onCreateCharacter={() => askToCreateCharacter({ showId: show.id })}
        onChanged={refresh}
      />
      <Suspense fallback={null}>
        {wizard && <CreateSeasonWizard show={show} open={wizard === 'open'} onClose={() => setWizard('closed')} />}
      </Suspense>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refused = isRouteErrorResponse(error) && error.status === 403;
  return (
    <Suspense fallback={null}>
      {refused ? <AccessDenied /> : <ErrorPage error={error} missing={<MyShowNotFound />} />}
    </Suspense>
  );
}
