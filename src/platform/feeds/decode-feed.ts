// Bytes to text. RFC 7303 section 3: a byte order mark wins, then the header's charset, then the XML declaration.

/** Never throws: bytes that mean nothing in the charset become U+FFFD. */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const mark = bomOf(bytes);
  const told = [mark, /charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1], declaredIn(bytes)];
  const decoder = told.map((label) => label && decoderFor(label)).find(Boolean) || new TextDecoder();
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
