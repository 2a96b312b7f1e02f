/**
 * A WASI host that lives in memory: the 13 calls flite imports, files in a map, standard output captured. Unlike
 * node:wasi it needs no real files, cannot end the process and works in any thread.
 */
type Bytes = Uint8Array<ArrayBuffer>;
type OpenFile = { file: MemoryFile; position: number };
/** A growing file; the first `length` bytes of `data` count. */
export type MemoryFile = { data: Bytes; length: number };

const errno = { success: 0, badFile: 8, noEntry: 44, notSeekable: 70 } as const;
const rootDirectory = 3;
const standardOutput = 1;

class ProcessExit extends Error {}

export class WasiHost {
  readonly files = new Map<string, MemoryFile>();
  /** Called once a run, before the first byte of standard output, while the program's memory is still alive. */
  onFirstOutput: (() => void) | null = null;
  #memory: WebAssembly.Memory;
  #start: () => void;
  #arguments: Bytes[] = [];
  #open = new Map<number, OpenFile>();
  #nextDescriptor = rootDirectory + 1;

  constructor(module: WebAssembly.Module) {
    const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: this.#calls() });
    const { memory, _start: start } = exports;
    if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') {
      throw new TypeError('Not a WASI command: it must export memory and _start.');
    }
    this.#memory = memory;
    this.#start = () => void start();
  }

  /** The program's memory; views on it die whenever the program grows it. */
  get buffer(): ArrayBuffer {
    return this.#memory.buffer;
  }

  /** Runs the program to its end. Traps come out as WebAssembly.RuntimeError. */
  run(args: string[]): void {
    const encoder = new TextEncoder();
    this.#arguments = args.map((argument) => encoder.encode(`${argument.replaceAll('\0', '')}\0`));
    this.#open.clear();
    this.#nextDescriptor = rootDirectory + 1;
    try {
      this.#start();
    } catch (error) {
      if (!(error instanceof ProcessExit)) throw error;
    }
  }

  #view(): DataView {
    return new DataView(this.#memory.buffer);
  }

  #bytes(address: number, length: number): Bytes {
    return new Uint8Array(this.#memory.buffer, address, length);
  }

  /** Walks an iovec array, handing each piece to `move`, which says how many bytes it took; stops at a short one. */
  #transfer(vectors: number, count: number, resultAt: number, move: (piece: Bytes) => number): number {
    const view = this.#view();
    let total = 0;
    for (let i = 0; i < count; i++) {
      const length = view.getUint32(vectors + i * 8 + 4, true);
      const moved = move(this.#bytes(view.getUint32(vectors + i * 8, true), length));
      total += moved;
      if (moved < length) break;
    }
    view.setUint32(resultAt, total, true);
    return errno.success;
  }

  #calls(): Record<string, (...args: never[]) => number> {
    return { ...this.#processCalls(), ...this.#descriptorCalls(), ...this.#fileCalls() };
  }

  #processCalls() {
    return {
      args_sizes_get: (countAt: number, sizeAt: number) => {
        this.#view().setUint32(countAt, this.#arguments.length, true);
        this.#view().setUint32(
          sizeAt,
          this.#arguments.reduce((sum, bytes) => sum + bytes.length, 0),
          true,
        );
        return errno.success;
      },
      args_get: (pointers: number, strings: number) => {
        for (const [i, bytes] of this.#arguments.entries()) {
          this.#view().setUint32(pointers + i * 4, strings, true);
          this.#bytes(strings, bytes.length).set(bytes);
          strings += bytes.length;
        }
        return errno.success;
      },
      // A still clock: what is spoken must depend on nothing but the request.
      clock_time_get: (_id: number, _precision: bigint, resultAt: number) => {
        this.#view().setBigUint64(resultAt, 0n, true);
        return errno.success;
      },
      proc_exit: (code: number): number => {
        throw new ProcessExit(`exit ${code}`);
      },
    };
  }

  #descriptorCalls() {
    return {
      fd_close: (descriptor: number) => {
        this.#open.delete(descriptor);
        return errno.success;
      },
      fd_fdstat_get: (descriptor: number, at: number) => {
        const view = this.#view();
        const [directory, regularFile, characterDevice] = [3, 4, 2];
        view.setUint8(
          at,
          descriptor === rootDirectory ? directory : descriptor < rootDirectory ? characterDevice : regularFile,
        );
        view.setUint16(at + 2, 0, true);
        view.setBigUint64(at + 8, ~0n, true);
        view.setBigUint64(at + 16, ~0n, true);
        return descriptor <= rootDirectory || this.#open.has(descriptor) ? errno.success : errno.badFile;
      },
      fd_fdstat_set_flags: () => errno.success,
      fd_prestat_get: (descriptor: number, at: number) => {
        if (descriptor !== rootDirectory) return errno.badFile;
        this.#view().setUint32(at, 0, true);
        this.#view().setUint32(at + 4, 1, true);
        return errno.success;
      },
      fd_prestat_dir_name: (descriptor: number, at: number) => {
        if (descriptor !== rootDirectory) return errno.badFile;
        this.#bytes(at, 1)[0] = '.'.charCodeAt(0);
        return errno.success;
      },
    };
  }

  #fileCalls() {
    return {
      path_open: (
        _directory: number,
        _lookup: number,
        path: number,
        pathLength: number,
        openFlags: number,
        _rights: bigint,
        _inheritedRights: bigint,
        _flags: number,
        resultAt: number,
      ) => {
        const [create, truncate] = [1, 8];
        const name = new TextDecoder().decode(this.#bytes(path, pathLength).slice());
        let file = this.files.get(name);
        if (!file) {
          if (!(openFlags & create)) return errno.noEntry;
          file = { data: new Uint8Array(0), length: 0 };
          this.files.set(name, file);
        }
        if (openFlags & truncate) file.length = 0;
        this.#open.set(this.#nextDescriptor, { file, position: 0 });
        this.#view().setUint32(resultAt, this.#nextDescriptor++, true);
        return errno.success;
      },
      fd_read: (descriptor: number, vectors: number, count: number, resultAt: number) => {
        const open = this.#open.get(descriptor);
        return this.#transfer(vectors, count, resultAt, (piece) => (open ? readInto(piece, open) : 0));
      },
      fd_write: (descriptor: number, vectors: number, count: number, resultAt: number) => {
        if (descriptor === standardOutput) {
          this.onFirstOutput?.();
          this.onFirstOutput = null;
        }
        const open = this.#open.get(descriptor);
        if (!open && descriptor >= rootDirectory) return errno.badFile;
        return this.#transfer(vectors, count, resultAt, (piece) => (open ? writeFrom(piece, open) : piece.length));
      },
      fd_seek: (descriptor: number, offset: bigint, whence: number, resultAt: number) => {
        const open = this.#open.get(descriptor);
        if (!open) return errno.notSeekable;
        const origin = whence === 0 ? 0 : whence === 1 ? open.position : open.file.length;
        open.position = origin + Number(offset);
        this.#view().setBigUint64(resultAt, BigInt(open.position), true);
        return errno.success;
      },
    };
  }
}

function readInto(piece: Bytes, open: OpenFile): number {
  const length = Math.max(0, Math.min(piece.length, open.file.length - open.position));
  piece.set(open.file.data.subarray(open.position, open.position + length));
  open.position += length;
  return length;
}

function writeFrom(piece: Bytes, open: OpenFile): number {
  const { file } = open;
  const end = open.position + piece.length;
  if (end > file.data.length) {
    const grown = new Uint8Array(Math.max(end, file.data.length * 2, 1 << 18));
    grown.set(file.data.subarray(0, file.length));
    file.data = grown;
  }
  file.data.set(piece, open.position);
  open.position = end;
  file.length = Math.max(file.length, end);
  return piece.length;
}
