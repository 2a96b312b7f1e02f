// Files in an S3-compatible store (AWS, MinIO, R2, Ceph …).
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Readable } from 'node:stream';
import { ProviderError } from '#shared/errors.ts';
import { putObject } from './s3-put.ts';
import { checkKey, checkMediaType, checkPrefix, clampRange, mediaTypeOf } from './storage-key.ts';
import type { Storage } from './storage.ts';

export type S3Options = {
  /** The store's address; AWS itself when absent. */
  endpoint?: string | undefined;
  bucket: string;
  /** Without both keys the AWS library looks where it always does (environment, profile, role of the machine). */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  /** `us-east-1` when absent: most compatible stores do not care. */
  region?: string;
};

/** No call is made before the first verb: a store that is away does not keep the process from starting. */
export function openS3Storage(options: S3Options): Storage {
  const client = connect(options);
  const { bucket: Bucket } = options;
  const at = (key: string) => ({ Bucket, Key: checkKey(key) });

  return {
    name: 's3',
    async put(key, body, { contentType }) {
      const target = { ...at(key), ContentType: contentType };
      checkMediaType(key, contentType);
      await named(() => putObject(client, target, body), body);
    },
    async get(key) {
      const command = new GetObjectCommand(at(key));
      const found = await orNull(() => client.send(command));
      return found?.Body ? named(async () => found.Body?.transformToByteArray() ?? null) : null;
    },
    async stat(key) {
      const command = new HeadObjectCommand(at(key));
      const found = await orNull(() => client.send(command));
      if (!found) return null;
      return {
        size: found.ContentLength ?? 0,
        etag: found.ETag ?? '""',
        modified: found.LastModified ?? new Date(0),
        contentType: mediaTypeOf(key),
      };
    },
    async read(key, range) {
      if (range) clampRange(range, Number.MAX_SAFE_INTEGER);
      const command = new GetObjectCommand({ ...at(key), Range: range && `bytes=${range.start}-${range.end}` });
      const found = await orNull(() => client.send(command));
      if (!found) return null;
      if (found.Body instanceof Readable) return found.Body;
      throw new ProviderError('s3', 'The file store answered without a file.', { retryable: true });
    },
    addressOf: (key, seconds) =>
      named(() => getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn: seconds })),
    async delete(key) {
      const command = new DeleteObjectCommand(at(key));
      await named(() => client.send(command));
    },
    list: (prefix) => listKeys(client, Bucket, checkPrefix(prefix)),
  };
}

function connect({ endpoint, accessKeyId, secretAccessKey, region = 'us-east-1' }: S3Options): S3Client {
  return new S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    region,
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: 3,
    // Newer SDKs send checksum trailers by default, which many compatible stores keep as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
}

async function* listKeys(client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<string> {
  const pages = paginateListObjectsV2({ client }, { Bucket, Prefix });
  for (;;) {
    const page = await named(() => pages.next());
    if (page.done) return;
    for (const { Key } of page.value.Contents ?? []) if (Key) yield Key;
  }
}

async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
    if (error instanceof S3ServiceException && error.name === 'InvalidRange') throw new RangeError(error.message);
    throw asProviderError(error);
  }
}

async function named<T>(call: () => Promise<T>, body?: Uint8Array | Readable): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (body instanceof Readable && body.errored === error) throw error;
    throw asProviderError(error);
  }
}

/** A refusal (4xx) stays a refusal; no answer, 429 and 5xx may pass. */
function asProviderError(error: unknown): ProviderError {
  if (!(error instanceof S3ServiceException)) {
    return new ProviderError('s3', 'The file store did not answer.', { retryable: true, cause: error });
  }
  const status = error.$metadata.httpStatusCode ?? 503;
  const retryable = status >= 500 || status === 429;
  return new ProviderError('s3', `The file store answered ${status} ${error.name}.`, { retryable, cause: error });
}
