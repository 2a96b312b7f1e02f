/** 3.9 MB or 10.7 GB; less than a tenth of a megabyte is said in words. */
export function megabytes(bytes: number): string {
  if (bytes < 100_000) return 'under 0.1 MB';
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
