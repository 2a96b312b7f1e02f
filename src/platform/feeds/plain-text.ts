// Markup out, plain text left. Everything here takes time in proportion to the length of the text, whatever is in it.
import { ALL_ENTITIES } from '@nodable/entities';

const named: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ALL_ENTITIES),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** Elements whose content is not for reading. */
const unread = new Set(['script', 'style', 'template', 'iframe', 'object']);
/** Elements that end a line. */
const breaks = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'hr',
]);

/** HTML as text: tags out, entities read, blank space tidied, lines kept where elements broke them. */
export function plainText(html: string): string {
  if (/^[\w.,:;!?'()-]+(?: [\w.,:;!?'()-]+)*$/.test(html)) return html;
  const once = decodeEntities(stripTags(html));
  // Many feeds escape twice; what then still looks like a tag is one.
  const twice = once.includes('<') ? decodeEntities(stripTags(once)) : once;
  const lines = twice.split('\n').map((line) => line.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
  return lines
    .filter((line, at) => line !== '' || (at > 0 && lines[at - 1] !== ''))
    .join('\n')
    .trim();
}

/** Text on one line. */
export function plainLine(html: string): string {
  return plainText(html).replaceAll(/\s+/g, ' ');
}

/** One pass: an entity that decodes to another entity's text stays that text. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,31}));/g,
    (whole, decimal, hex, name) => {
      if (name) return named.get(name) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      const surrogate = code >= 0xd800 && code <= 0xdfff;
      return code > 0 && code <= 0x10_ffff && !surrogate ? String.fromCodePoint(code) : '';
    },
  );
}

function stripTags(html: string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    if (open === -1) return text + html.slice(at);
    text += html.slice(at, open);
    const name = tagNameAt(html, open);
    if (name === null) {
      text += '<';
      at = open + 1;
      continue;
    }
    const end = name === '!--' ? html.indexOf('-->', open) + 2 : html.indexOf('>', open);
    // An unfinished tag swallows the rest, as in a browser.
    if (end < open) return text;
    at = unread.has(name) ? endOf(html, name, end) : end + 1;
    if (breaks.has(name.replace('/', ''))) text += '\n';
  }
}

/** `p`, `/p`, `!--` …; null where this `<` begins no tag (`a < b`). */
function tagNameAt(html: string, open: number): string | null {
  const start = html.slice(open + 1, open + 20);
  if (start.startsWith('!--')) return '!--';
  return /^(\/?[a-z][a-z0-9]*|!|\?)/i.exec(start)?.[0].toLowerCase() ?? null;
}

/** Behind the closing tag of an element that began before `from`; the end of the text where it is never closed. */
function endOf(html: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}\\s{0,20}>`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html) ? pattern.lastIndex : html.length;
}
