import type { Delivery } from './send-file.ts';

/**
 * Who sends files instead of Canto: `SENDFILE=x-accel-redirect:/files/` (nginx, an internal location) or `x-sendfile:/var/lib/canto/files/` (a
 * folder), `MEDIA_BASE_URL=https://cdn.example` (a CDN on the bucket) or `signed` (the bucket itself). Throws RangeError with a sentence.
 */
export function readDelivery(sendfile: string | undefined, mediaBaseUrl: string | undefined): Delivery | null {
  if (sendfile) {
    const [, header, prefix] = /^(x-accel-redirect|x-sendfile):(\/\S*)$/i.exec(sendfile) ?? [];
    if (!header || !prefix)
      throw new RangeError(`${sendfile} is neither x-accel-redirect:/files/ nor x-sendfile:/var/lib/canto/files/.`);
    return {
      kind: 'web-server',
      header: header.toLowerCase() as 'x-accel-redirect' | 'x-sendfile',
      prefix: prefix.endsWith('/') ? prefix : `${prefix}/`,
    };
  }
  if (!mediaBaseUrl) return null;
  if (mediaBaseUrl === 'signed') return { kind: 'signed' };
  const url = URL.parse(mediaBaseUrl);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new RangeError(`${mediaBaseUrl} is neither an address such as https://cdn.example nor the word signed.`);
  return { kind: 'cdn', baseUrl: mediaBaseUrl.replace(/\/+$/, '') };
}
