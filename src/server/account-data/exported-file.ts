/** A file of the archive; bodies are opened one after another, when it is their turn. */
export type ExportedFile = {
  name: string;
  input: string | Uint8Array | AsyncIterable<Uint8Array>;
  lastModified?: Date;
};

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
