import { describe, expect, it } from 'vitest';
import { decodeFeed } from './decode-feed.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new TextEncoder().encode(text);
function utf32(text: string, order: 'little' | 'big' = 'little'): Uint8Array {
  const bytes = Buffer.alloc([...text].length * 4);
  for (const [at, letter] of [...text].entries())
    if (order === 'little') bytes.writeUInt32LE(letter.codePointAt(0)!, at * 4);
    else bytes.writeUInt32BE(letter.codePointAt(0)!, at * 4);
  return new Uint8Array(bytes);
}
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

describe('decoding a feed', () => {
  it.each([
    ['utf-8 by default', utf8('<t>Grüße “✨”</t>'), null, '<t>Grüße “✨”</t>'],
    ['a mark over the header', utf8('\uFEFF<t>ü</t>'), 'text/xml; charset=iso-8859-1', '<t>ü</t>'],
    [
      'the header over the declaration',
      latin('<?xml version="1.0" encoding="utf-8"?><t>ü</t>'),
      'text/xml; charset="ISO-8859-1"',
      '<?xml version="1.0" encoding="utf-8"?><t>ü</t>',
    ],
    [
      'the declaration',
      latin('<?xml version="1.0" encoding=\'windows-1252\'?><t>\x93ü\x94</t>'),
      'text/xml',
      '<?xml version="1.0" encoding=\'windows-1252\'?><t>“ü”</t>',
    ],
    ['utf-32 by its mark', utf32('\uFEFF<t>ü✨💡</t>'), null, '<t>ü✨💡</t>'],
    ['utf-32 by its first letter', utf32('<t>ü💡</t>', 'big'), 'text/xml; charset=utf-32', '<t>ü💡</t>'],
    ['utf-8 that is told to be latin', utf8('<t>Grüße “✨”</t>'), 'text/xml; charset=ISO-8859-1', '<t>Grüße “✨”</t>'],
    [
      'windows-1252 that declares itself utf-8',
      latin('<?xml version="1.0" encoding="utf-8"?><t>\x93caf\xe9\x94</t>'),
      'text/xml; charset=utf-8',
      '<?xml version="1.0" encoding="utf-8"?><t>“café”</t>',
    ],
    [
      'utf-8 with one broken letter',
      new Uint8Array([...utf8('<t>Grüße “✨”'), 0xe9, ...utf8('</t>')]),
      null,
      '<t>Grüße “✨”\uFFFD</t>',
    ],
    ['an unknown charset in the header', utf8('<t>ü</t>'), 'text/xml; charset=klingon', '<t>ü</t>'],
    ['windows-1252 where nothing is told', latin('<t>\x93caf\xe9\x94</t>'), null, '<t>“café”</t>'],
    ['utf-16 with a mark', utf16('\uFEFF<t>ü</t>'), null, '<t>ü</t>'],
    ['utf-16 without', utf16('<t>ü</t>'), null, '<t>ü</t>'],
    [
      'a declaration that can not be true',
      utf8('<?xml version="1.0" encoding="UTF-16"?><t>ü</t>'),
      null,
      '<?xml version="1.0" encoding="UTF-16"?><t>ü</t>',
    ],
    ['shift_jis', new Uint8Array([0x3c, 0x74, 0x3e, 0x93, 0xfa, 0x96, 0x7b]), 'text/xml; charset=Shift_JIS', '<t>日本'],
    ['nothing', new Uint8Array(), null, ''],
  ])('reads %s', (_name, bytes, contentType, expected) => {
    expect(decodeFeed(bytes, contentType)).toBe(expected);
  });
});
