import type { S3Options } from './s3.ts';
import type { Storage } from './storage.ts';

export type StorageConfig = { kind: 'disk'; directory: string } | ({ kind: 's3' } & S3Options);

/** Opens the configured store; only its own library is loaded. */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  switch (config.kind) {
    case 'disk':
      return (await import('./disk.ts')).openDiskStorage(config);
    case 's3':
      return (await import('./s3.ts')).openS3Storage(config);
  }
}
