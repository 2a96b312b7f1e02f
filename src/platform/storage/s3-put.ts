// Uploads bytes or a stream of any length: one request when small, parts when not.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { CompletedPart, S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';

type Target = { Bucket: string; Key: string; ContentType: string };

/** S3 refuses parts under 5 MiB (but for the last); a stream never takes more than about twice this in memory. */
const partSize = 8 * 1024 * 1024;

export async function putObject(client: S3Client, target: Target, body: Uint8Array | Readable): Promise<void> {
  if (body instanceof Uint8Array) return putWhole(client, target, body);
  const parts = partsOf(body);
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  if (second.done) return putWhole(client, target, first.done ? new Uint8Array() : first.value);
  await putParts(client, target, [first.value as Uint8Array, second.value], parts);
}

async function putWhole(client: S3Client, target: Target, Body: Uint8Array): Promise<void> {
  await client.send(new PutObjectCommand({ ...target, Body, ContentLength: Body.byteLength }));
}

async function putParts(
  client: S3Client,
  target: Target,
  early: Uint8Array[],
  later: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId };
  const done: CompletedPart[] = [];
  const send = async (Body: Uint8Array) => {
    const PartNumber = done.length + 1;
    const { ETag } = await client.send(
      new UploadPartCommand({ ...upload, PartNumber, Body, ContentLength: Body.byteLength }),
    );
    done.push({ PartNumber, ETag });
  };
  try {
    for (const part of early) await send(part);
    for await (const part of later) await send(part);
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }));
  } catch (error) {
    // Parts of an unfinished upload cost money until somebody gives them up.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function* partsOf(body: Readable): AsyncGenerator<Uint8Array> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(Buffer.from(chunk));
    size += chunks.at(-1)?.byteLength ?? 0;
    if (size < partSize) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}
