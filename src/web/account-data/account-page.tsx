import { Download, LogIn, Trash2, Wallet } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { deletionWaitDays, type Me } from '#shared/accounts.ts';
import { brand } from '#shared/brand.ts';
import { planTerms } from '#shared/packs-and-plans.ts';
import { formatCantos } from '#shared/wallet.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { askToSignIn } from '#web/prompts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { deletionDay } from './change-deletion.ts';
import { KeepAccountButton } from './keep-account-button.tsx';
import './account.css';

const OwnFeed = deferred(async () => (await import('./own-feed.tsx')).OwnFeed);
const DeleteAccountDialog = deferred(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);

/** The account page: plan and balance, the settings as children, data export and account deletion. */
export function AccountPage({ me, children }: { me: Me; children?: ReactNode }) {
  return (
    <div className="wrap acc">
      <div className="lampbg" aria-hidden="true" />
      <h1 className="d">
        <BillTitle>Your Account</BillTitle>
      </h1>
      <Profile me={me} />
      {children}
      <section className="acc__s" aria-labelledby="your-data">
        <h2 id="your-data">Your data</h2>
        <p>
          Your profile, every {brand.credit} in and out, your shows and characters, and your seasons with scripts, audio
          and captions, as open files in one archive.
        </p>
        <a className={buttonClass({ variant: 'primary' })} href="/api/me/export" download>
          <Icon of={Download} />
          Download everything of mine
        </a>
      </section>
      <Suspense fallback={null}>
        <OwnFeed />
      </Suspense>
      <Leaving due={me.deletion_due_at ?? null} />
    </div>
  );
}

function Profile({ me }: { me: Me }) {
  return (
    <section className="acc__s" aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <dl className="acc__dl">
        <dt>E-mail address</dt>
        <dd>{me.user.email}</dd>
        <dt>Public name</dt>
        <dd>{me.user.username}</dd>
        <dt>Plan</dt>
        <dd>{planTerms[me.plan].label}</dd>
        <dt>Balance</dt>
        <dd className="num">
          {formatCantos(me.balance)} {brand.credits}
        </dd>
      </dl>
      <LinkButton to="/wallet" icon={Wallet}>
        Open wallet
      </LinkButton>
    </section>
  );
}

function Leaving({ due }: { due: string | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <section className="acc__s" aria-labelledby="leaving">
      <h2 id="leaving">Delete my account</h2>
      {due ? (
        <>
          <p>
            Your account will be deleted on <time dateTime={due}>{deletionDay(due)}</time>. Until then nothing is gone.
          </p>
          <KeepAccountButton />
        </>
      ) : (
        <>
          <p>
            You have {deletionWaitDays} days to take it back. Published shows and seasons stay without your name, unless
            you unpublish them first.
          </p>
          <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </>
      )}
      <Suspense fallback={null}>{asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}</Suspense>
    </section>
  );
}

export function AccountSignedOut() {
  return (
    <div className="wrap acc acc--out">
      <EmptyState
        title="Sign in to see your account"
        headingLevel={1}
        action={
          <Button variant="primary" icon={LogIn} onClick={() => askToSignIn('sign-in')}>
            Sign In
          </Button>
        }
      />
    </div>
  );
}
