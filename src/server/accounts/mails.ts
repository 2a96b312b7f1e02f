import { brand } from '#shared/brand.ts';
import { escapeAttribute, escapeText } from '#shared/escape-markup.ts';

type Message = { to: string; subject: string; text: string; html: string };

/** A short letter with one link, as text and as HTML. */
function letter(to: string, subject: string, lines: string[], link: { label: string; url: string }): Message {
  const paragraphs = lines.map((line) => `<p>${escapeText(line)}</p>`).join('');
  return {
    to,
    subject,
    text: [...lines, `${link.label}: ${link.url}`, brand.name].join('\n\n'),
    html: `${paragraphs}<p><a href="${escapeAttribute(link.url)}">${escapeText(link.label)}</a></p><p>${brand.name}</p>`,
  };
}

export function confirmationMail(to: string, url: string): Message {
  return letter(
    to,
    `Confirm your ${brand.name} account`,
    [
      `Welcome to ${brand.name}. One click and your account is open, with 1,000 ${brand.credits} to begin with.`,
      'If you did not sign up, you can ignore this message.',
    ],
    { label: 'Confirm my e-mail address', url },
  );
}

export function passwordResetMail(to: string, url: string): Message {
  return letter(
    to,
    `Choose a new ${brand.name} password`,
    [
      'Somebody, hopefully you, asked for a new password. The link works once, for one hour.',
      'If it was not you, nothing has changed and you can ignore this message.',
    ],
    { label: 'Choose a new password', url },
  );
}

export function deletionMail(to: string, due: Date, url: string): Message {
  const day = due.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return letter(
    to,
    `Your ${brand.name} account will be deleted on ${day}`,
    [
      `You asked us to delete your account. It stays as it is until ${day}; then it goes, and nobody can bring it back.`,
      'If you change your mind, or if it was not you, sign in until then and choose to keep it.',
    ],
    { label: 'Keep my account', url },
  );
}
