import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { passwordLength } from '#shared/accounts.ts';
import { formatCantos, prices, signUpGrant } from '#shared/wallet.ts';
import { Contact } from './contact.tsx';
import { ReadingPage } from './reading-page.tsx';

export function TermsPage({ contactEmail, today }: { contactEmail: string | null; today: Date }) {
  return (
    <ReadingPage title="Terms of Service" updated={today}>
      <p>
        These are the rules of the house. By using {brand.name} you agree to them. They are short so that they can be
        read.
      </p>

      <h2>Your account</h2>
      <p>
        Anybody may listen without one. To make, like or keep things you need an account with an e-mail address that is
        yours and a password of at least {passwordLength.min} characters. Look after it: what is done with your account
        counts as done by you. If you are under 13, or under the age your country asks for, have a parent or guardian
        make it with you.
      </p>

      <h2>Cantos</h2>
      <ul>
        <li>
          Cantos pay for what is made here: {prices.season} for a season, {prices.episode} for another episode,{' '}
          {prices.remix} for a remix. The price stands on the button. A new account starts with{' '}
          {formatCantos(signUpGrant)}.
        </li>
        <li>They are not money: they can’t be paid out, traded or given away.</li>
        <li>If an episode can’t be produced, its cantos come back to you by themselves.</li>
        <li>When a purchase is refunded, the cantos it brought are taken back, as far as they have not been spent.</li>
      </ul>

      <h2>Plans</h2>
      <p>
        A plan is paid by the month and brings its cantos with each paid invoice. You can cancel at any time from your
        wallet; the plan then ends with the month you have paid for. Prices include what the checkout shows and nothing
        else.
      </p>

      <h2>What you make</h2>
      <ul>
        <li>Your ideas and words stay yours. So do other people’s: don’t use what you have no right to.</li>
        <li>
          You allow us to store, voice, illustrate and show what you make, and other listeners to hear, continue, remix
          and share it while it is published.
        </li>
        <li>
          New seasons are published; you can unpublish yours at any time. Remixes and episodes that others paid for
          remain theirs.
        </li>
        <li>
          Stories, voices and pictures are made by software. They may repeat themselves, resemble others or be wrong;
          take nothing in them for a fact or for advice.
        </li>
      </ul>

      <h2>What does not belong here</h2>
      <p>
        Sexual content, cruelty for its own sake, hatred of people for who they are, instructions for doing harm, real
        people’s private lives, and anything against the law. Every plot is checked before it is made; what slips
        through you can report on its page, and it may be hidden, and an account that keeps trying may be closed. Don’t
        attack or overload the site, or use it to find out how to.
      </p>

      <h2>Creators</h2>
      <p>
        Applying with the{' '}
        <Link className="lk" to="/creators">
          creator form
        </Link>{' '}
        binds neither side. If we work together, a written agreement says what we may do with your show and what you
        earn; ownership of your original content stays with you.
      </p>

      <h2>What we promise, and what we don’t</h2>
      <p>
        We run the site with care, but as it is: it may be down, change, or end. If it ends, you hear of it before, as
        far as we can. As far as the law allows, we are not liable for losses that come from using it; nothing here
        takes away rights that the law gives you as a consumer.
      </p>

      <h2>The software</h2>
      <p>
        {brand.name} is free software under the MIT License, with parts by others named under{' '}
        <Link className="lk" to="/credits">
          Credits
        </Link>
        . That license is about the program; these terms are about this site. What is kept about you stands in the{' '}
        <Link className="lk" to="/privacy">
          Privacy Policy
        </Link>
        .
      </p>

      <h2>Contact</h2>
      <Contact email={contactEmail} about="these terms, or content that should not be here" />
    </ReadingPage>
  );
}
