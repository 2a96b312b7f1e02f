/** The body of an answer, or null (and the connection dropped) as soon as it grows past `limit` bytes. */
export async function readLimited(response: Response, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
