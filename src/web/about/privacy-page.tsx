import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import type { OutsideService, SiteFacts } from '#shared/pages.ts';
import { Contact } from './contact.tsx';
import { ReadingPage } from './reading-page.tsx';

const services: Record<OutsideService, { name: string; receives: string }> = {
  signIn: {
    name: 'A service to sign in with, if you choose it',
    receives: 'that you sign in here. It tells us your e-mail address and name, and we keep nothing else of it.',
  },
  payments: {
    name: 'Stripe, for payments',
    receives: 'what you buy, your e-mail address, and the card details you give Stripe itself. We never see the card.',
  },
  mail: { name: 'A mail service', receives: 'your e-mail address and the messages we send you.' },
  storage: { name: 'A file store', receives: 'pictures, recordings and transcripts of shows and seasons.' },
  story: {
    name: 'A language service, which writes episodes',
    receives: 'your plot idea, the names and descriptions of the characters and the place, and the story so far.',
  },
  moderation: { name: 'A moderation service', receives: 'the words you submit to be checked.' },
  speech: { name: 'A speech service, which voices them', receives: 'the lines of a script.' },
  pictures: { name: 'A picture service', receives: 'descriptions of shows, places and characters.' },
};

export function PrivacyPage({ contactEmail, outsideServices, today }: SiteFacts & { today: Date }) {
  return (
    <ReadingPage title="Privacy Policy" updated={today}>
      <p>
        This page says what {brand.name} keeps about you, why, for how long, and who else sees it. It describes what the
        software on this site does, and nothing more.
      </p>

      <h2>If you only listen</h2>
      <p>
        You need no account, and we set no cookie. To count a view once a day, we turn your address and browser into a
        keyed code that changes every day and can’t be turned back. The code is kept with what was viewed; it tells
        nobody who you are, and tomorrow’s will be another.
      </p>

      <h2>If you have an account</h2>
      <ul>
        <li>
          <b>Your e-mail address and password.</b> The password is kept only as a hash. Your public name is the part of
          your address before the at sign, with a number where it was taken.
        </li>
        <li>
          <b>Your passkeys.</b> Only their public half, their name, and when they were last used. Your fingerprint or
          face never leaves your device.
        </li>
        <li>
          <b>Your sessions.</b> Signing in keeps your address and browser’s name with the session, for 30 days after you
          last came by or until you sign out.
        </li>
        <li>
          <b>What you make and mark.</b> Shows, characters, seasons, choices and plot ideas; likes and your list; which
          episodes you played on which day, so that a play counts once and you can be told what happened when you come
          back.
        </li>
        <li>
          <b>What you report.</b> What it is about, why, and your words; whoever made it is not told who reported it.
        </li>
        <li>
          <b>Your cantos.</b> Every change of your balance with its reason. Bookkeeping is never rewritten, so these
          entries stay.
        </li>
        <li>
          <b>Your purchases.</b> What was bought when and for how much, and the payment service’s number for it. No card
          details.
        </li>
      </ul>
      <p>
        Everything but sessions is kept as long as your account exists. You can download all of it, and delete your
        account, on{' '}
        <Link className="lk" to="/account">
          your account’s page
        </Link>
        . Deleting takes 14 days, in which you can take it back; then everything that belongs to the account goes, but
        for bookkeeping and purchases, which tax law makes us keep, under a number instead of your name. Published shows
        and seasons then stay without your name, unless you unpublish them first.
      </p>

      <h2>What others can see</h2>
      <p>
        Published shows and seasons, with your public name as their creator. Not your e-mail address, your list, your
        balance, or a season you have unpublished. Whoever runs this site can see these to help you and to judge
        reports; what they change is kept in a log, which calls you by your account’s number.
      </p>

      <h2>If you apply as a creator</h2>
      <p>
        We keep the six answers of the form and mail them to the person who decides. To stop floods of applications, we
        count them for an hour under a code made of your address. Ask us, and we delete your application.
      </p>

      <h2>Cookies and your browser’s storage</h2>
      <p>
        One cookie, which keeps you signed in. It is set when you sign in, can’t be read by scripts, and ends with the
        session; while you sign in, others hold the step you are at, for ten minutes. If you choose a light or dark
        theme, your browser remembers that. There are no advertising cookies and no trackers.
      </p>

      <h2>Logs and limits</h2>
      <p>
        To stop password guessing, we count attempts to sign in by address. The server’s log records what failed, with
        passwords, tokens and plot ideas taken out.
      </p>

      <h2>Who else is involved</h2>
      {outsideServices.length === 0 ? (
        <p>
          Nobody. On this site stories, voices, pictures and checks are made on its own machine, mails are kept there,
          and no payment service is connected.
        </p>
      ) : (
        <>
          <p>This site uses these services, which receive only what is named beside them:</p>
          <ul>
            {outsideServices.map((service) => (
              <li key={service}>
                <b>{services[service].name}</b> receives {services[service].receives}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Podcast episodes come straight from the podcast’s own server, and featured videos from YouTube or Vimeo. When
        you play one, that server sees your address, as it would on its own page.
      </p>
      <p>We sell nothing about you to anybody.</p>

      <h2>Your rights</h2>
      <p>
        You may download what we keep about you and delete it on{' '}
        <Link className="lk" to="/account">
          your account’s page
        </Link>
        , have it corrected, and complain to the data protection authority where you live.
      </p>

      <h2>Contact</h2>
      <Contact email={contactEmail} about="your data" />
    </ReadingPage>
  );
}
