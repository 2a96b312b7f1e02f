import { escapeText } from '#shared/text/escape-markup.ts';

/** Plain text as the body of a mail: paragraphs and line breaks, nothing in it counts as markup. */
export function plainHtml(text: string): string {
  return escapeText(text)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
