import { brand } from '#shared/brand.ts';
import { escapeAttribute, escapeText } from '#shared/text/escape-markup.ts';
import { formatCantos, signUpGrant } from '#shared/wallet.ts';

type Message = { to: string; subject: string; text: string; html: string };

/** A short message with one link, as text and as HTML. */
function messageWithLink(to: string, subject: string, lines: string[], link: { label: string; url: string }): Message {
  const paragraphs = lines.map((line) => `<p>${escapeText(line)}</p>`).join('');
  return {
    to,
    subject,
    text: [...lines, `${link.label}: ${link.url}`, brand.name].join('\n\n'),
    html: `${paragraphs}<p><a href="${escapeAttribute(link.url)}">${escapeText(link.label)}</a></p><p>${brand.name}</p>`,
  };
}

export function confirmationMail(to: string, url: string): Message {
  return messageWithLink(
    to,
    `Confirm your ${brand.name} account`,
    [
      `Welcome to ${brand.name}. One click and your account is open, with ${formatCantos(signUpGrant)} ${brand.credits} to begin with.`,
      'If you did not sign up, you can ignore this message.',
    ],
    { label: 'Confirm my e-mail address', url },
  );
}

export function passwordResetMail(to: string, url: string): Message {
  return messageWithLink(
    to,
    `Choose a new ${brand.name} password`,
    [
      'Somebody, hopefully you, asked for a new password. The link works once, for one hour.',
      'If it was not you, nothing has changed and you can ignore this message.',
    ],
    { label: 'Choose a new password', url },
  );
}

export function addressChangeMail(to: string, url: string): Message {
  return messageWithLink(
    to,
    `Confirm your new e-mail address for ${brand.name}`,
    [
      'Once you confirm it, this address opens your account instead of the old one.',
      'If you did not ask for that, you can ignore this message.',
    ],
    { label: 'Use this e-mail address', url },
  );
}

/** To the old address. */
export function addressChangeNotice(to: string, newAddress: string, url: string): Message {
  return messageWithLink(
    to,
    `Your ${brand.name} account is about to get another e-mail address`,
    [
      `Somebody, hopefully you, wants your account to have the address ${newAddress}. That happens once they confirm it there.`,
      'If it was not you, choose a new password now: that signs out everybody else, and you can change the address back.',
    ],
    { label: 'Choose a new password', url },
  );
}

export function deletionMail(to: string, due: Date, url: string): Message {
  const day = due.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return messageWithLink(
    to,
    `Your ${brand.name} account will be deleted on ${day}`,
    [
      `You asked us to delete your account. It stays as it is until ${day}; then it goes, and nobody can bring it back.`,
      'If you change your mind, or if it was not you, sign in until then and choose to keep it.',
    ],
    { label: 'Keep my account', url },
  );
}
