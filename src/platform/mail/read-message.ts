// Reads an RFC 5322 message back for people and tests.
import PostalMime from 'postal-mime';

export type KeptMail = {
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  date: Date;
  text: string;
  html: string | null;
  /** http(s) addresses in the text, then those only in the HTML, each once. */
  links: string[];
};

export async function readMessage(id: string, raw: Uint8Array): Promise<KeptMail> {
  const mail = await PostalMime.parse(raw);
  const text = (mail.text ?? '').trimEnd();
  return {
    id,
    to: mail.to?.map((mailbox) => mailbox.address).join(', ') ?? '',
    replyTo: mail.replyTo?.[0]?.address ?? null,
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? 0),
    text,
    html: mail.html ?? null,
    links: [...new Set([...linksInText(text), ...linksInHtml(mail.html ?? '')])],
  };
}

/** A full stop or closing bracket after an address belongs to the sentence. */
function linksInText(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"']+/g)].map(([link]) => link.replace(/[.,;:!?)\]]+$/, ''));
}

function linksInHtml(html: string): string[] {
  return [...html.matchAll(/href\s*=\s*["'](https?:\/\/[^"']+)["']/gi)].map(([, link]) =>
    (link ?? '').replaceAll('&amp;', '&'),
  );
}
