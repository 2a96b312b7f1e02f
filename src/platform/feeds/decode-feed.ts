// Bytes to text. RFC 7303 section 3: a byte order mark wins, then the header's charset, then the XML declaration.

/** Never throws: bytes that mean nothing in the charset become U+FFFD. */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const told = [bomOf(bytes), /charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1], declaredIn(bytes)];
  for (const label of told) {
    const decoder = label && decoderFor(label);
    if (decoder) return decoder.decode(bytes);
  }
  return decodeUntold(bytes);
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

/** Old feeds that say nothing and are not UTF-8 are nearly always windows-1252. */
function decodeUntold(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
