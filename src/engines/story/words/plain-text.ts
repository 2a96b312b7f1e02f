const invisible = /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g; // oxlint-disable-line no-control-regex -- they are what is being removed

/**
 * Somebody's own words as bare prose that can be read aloud: no markup, addresses, emoji or control characters,
 * straight quotes, single spaces. Never throws; may return an empty string.
 */
export function plainText(text: string, limit = 600): string {
  return text
    .normalize('NFKC')
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<\/?[a-z!][^>]*>?/gi, ' ')
    .replaceAll(/&(?:[a-z]+|#\d+);/gi, ' ')
    .replaceAll(/(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replaceAll(invisible, ' ')
    .replaceAll(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{20E3}|\u{200D}/gu, ' ')
    .replaceAll(/[*_#`<>{}[\]|\\~^=@$%]/g, ' ')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[—–]/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.;:!?])/g, '$1')
    .replaceAll(/([!?.,;:])\1+/g, '$1')
    .replaceAll(/[!?]{2,}/g, '?')
    .trim()
    .slice(0, limit);
}

/** A name or place as it stands in a sentence; `fallback` when nothing readable is left of it. */
export function plainName(name: string, fallback: string): string {
  const plain = plainText(name, 60)
    .replaceAll(/["()/+;:!?]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.,'-]+|[\s.,-]+$/g, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : fallback;
}
