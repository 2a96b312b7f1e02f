// Bytes to text. RFC 7303 section 3: a byte order mark wins, then the header's charset, then the XML declaration.

/** Never throws: bytes that mean nothing in the charset become U+FFFD. */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const wide = utf32Of(bytes);
  if (wide) return decodeUtf32(bytes, wide);
  const mark = bomOf(bytes);
  const labels = [mark, /charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1], declaredIn(bytes)];
  const decoder = labels.map((label) => label && decoderFor(label)).find(Boolean) || new TextDecoder();
  if (mark) return decoder.decode(bytes);
  if (decoder.encoding === 'utf-8') return decodeUtf8(bytes);
  // Servers add "iso-8859-1" to whatever they send; words in it are hardly ever well-formed UTF-8 by chance.
  return decoder.encoding === 'windows-1252' && isUtf8(bytes) ? new TextDecoder().decode(bytes) : decoder.decode(bytes);
}

function bomOf(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // No mark, but `<` and `?` as two bytes each.
  if (a === 0x3c && b === 0) return 'utf-16le';
  if (a === 0 && b === 0x3c) return 'utf-16be';
  return undefined;
}

/** By its mark, or by `<` as four bytes. The mark of UTF-16 begins like one of these, so this is asked first. */
function utf32Of(bytes: Uint8Array): 'little' | 'big' | null {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (start === 'fffe0000' || start === '3c000000') return 'little';
  return start === '0000feff' || start === '0000003c' ? 'big' : null;
}
/** The platform's decoder has no UTF-32. */
function decodeUtf32(bytes: Uint8Array, order: 'little' | 'big'): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, order === 'little');
    const isLetter = code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
    if (at > 0 || code !== 0xfeff) parts.push(isLetter ? String.fromCodePoint(code) : '\uFFFD');
  }
  return parts.join('');
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  const label = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  // The declaration could be read byte by byte, so whatever it says, these are not two bytes a letter.
  return label && /^utf-?16|^ucs-?2/i.test(label) ? 'utf-8' : label;
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** What claims or seems to be UTF-8, and loses more letters by it than it keeps, is nearly always windows-1252. */
function decodeUtf8(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const lost = text.match(/\uFFFD/g)?.length ?? 0;
  if (lost === 0) return text;
  const kept = text.match(/[^\0-\x7f\uFFFD]/g)?.length ?? 0;
  return lost > kept ? new TextDecoder('windows-1252').decode(bytes) : text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
