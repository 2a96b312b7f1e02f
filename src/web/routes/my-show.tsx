import { Suspense, useEffect, useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/my-show';
import { ErrorPage } from '#web/error-page.tsx';
import { pageMeta } from '#web/frame/page-meta.ts';
import { later } from '#web/later.ts';
import { load } from '#web/load.ts';
import type { MyShowData } from '#web/making/my-show/my-show-page.tsx';
import { pageContext } from '#web/page-context.ts';
import { askToCreateCharacter, askToSignIn } from '#web/prompts.ts';
import { useSession } from '#web/session.tsx';
// The server sends the page drawn, before its code has come: its looks must be there.
import '#web/making/my-show/my-show-banner.css';
import '#web/making/my-show/my-show.css';
import '#web/ui/actions/tabs.css';
import '#web/ui/feedback/empty-state.css';
import '#web/ui/feedback/note.css';
import '#web/ui/pictures/picture.css';
import '#web/ui/words/badge.css';

// What every page names of this one is small as long as the page itself comes when it is wanted.
const MyShowPage = later(async () => (await import('#web/making/my-show/my-show-page.tsx')).MyShowPage);
const noEntry = () => import('#web/making/my-show/no-entry.tsx');
const AccessDenied = later(async () => (await noEntry()).AccessDenied);
const MyShowNotFound = later(async () => (await noEntry()).MyShowNotFound);
const SignInToManage = later(async () => (await noEntry()).SignInToManage);

const CreateSeasonWizard = later(
  async () => (await import('#web/seasons/create-season-wizard.tsx')).CreateSeasonWizard,
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
    // On arrival the dialogs of the frame begin to listen only after the page.
    const soon = setTimeout(() => askToSignIn('sign-in'));
    return () => clearTimeout(soon);
  }, []);
  return <SignInToManage onSignIn={() => askToSignIn('sign-in')} />;
}

function Manage(shown: MyShowData) {
  const { show } = shown;
  const { refresh } = useSession();
  // Null until it is first wanted; from then on it stays, so that closing it keeps what was chosen.
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
