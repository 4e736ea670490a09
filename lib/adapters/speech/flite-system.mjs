// What Flite needs of WASI (preview 1), in memory: its arguments and one file that it writes. Node's own `node:wasi` ends
// the whole process, not the thread, when Flite writes more than about a minute of sound.

const ok = 0;
const badFile = 8;
const notSeekable = 70;

/** Standard streams are 0 to 2; then the folder Flite writes to, and its file there. */
const folder = 3;
const file = 4;
const kinds = { stream: 2, folder: 3, file: 4 };
const allRights = 0xffff_ffff_ffff_ffffn;
const fromHere = 1;
const fromEnd = 2;

class Exit extends Error {
  /** @param {number} code */
  constructor(code) {
    super(`exit ${code}`);
    this.code = code;
  }
}

/** A file in memory that grows as it is written. */
class MemoryFile {
  bytes = new Uint8Array(1 << 16);
  size = 0;
  position = 0;

  /** @param {Uint8Array} piece */
  write(piece) {
    const end = this.position + piece.length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(end, 2 * this.bytes.length));
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes.set(piece, this.position);
    this.position = end;
    this.size = Math.max(this.size, end);
  }

  /** @param {number} offset @param {number} whence */
  seek(offset, whence) {
    const from = whence === fromHere ? this.position : whence === fromEnd ? this.size : 0;
    this.position = from + offset;
    return this.position;
  }
}

/**
 * Runs a program with these arguments to its end and answers what it wrote into its file.
 * @param {WebAssembly.Module} program
 * @param {string[]} args
 */
export function runProgram(program, args) {
  const output = new MemoryFile();
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const view = () => new DataView(memory.buffer); // Anew each time: memory that grows is another buffer.
  const bytesAt = (at, length) => new Uint8Array(memory.buffer, at, length);
  const argBytes = args.map((arg) => new TextEncoder().encode(`${arg}\0`));

  const wasi = {
    args_sizes_get(countAt, sizeAt) {
      view().setUint32(countAt, argBytes.length, true);
      view().setUint32(
        sizeAt,
        argBytes.reduce((sum, { length }) => sum + length, 0),
        true,
      );
      return ok;
    },
    args_get(listAt, textAt) {
      let at = textAt;
      for (const [index, arg] of argBytes.entries()) {
        view().setUint32(listAt + 4 * index, at, true);
        bytesAt(at, arg.length).set(arg);
        at += arg.length;
      }
      return ok;
    },
    clock_time_get(_clock, _precision, timeAt) {
      view().setBigUint64(timeAt, 0n, true);
      return ok;
    },
    fd_prestat_get(fd, at) {
      if (fd !== folder) return badFile;
      view().setUint32(at, 0, true);
      view().setUint32(at + 4, 1, true); // The length of its name: "/".
      return ok;
    },
    fd_prestat_dir_name(_fd, at) {
      view().setUint8(at, "/".charCodeAt(0));
      return ok;
    },
    path_open(...parameters) {
      view().setUint32(parameters.at(-1), file, true);
      return ok;
    },
    fd_fdstat_get(fd, at) {
      if (fd > file) return badFile;
      bytesAt(at, 24).fill(0);
      view().setUint8(at, fd === folder ? kinds.folder : fd === file ? kinds.file : kinds.stream);
      view().setBigUint64(at + 8, allRights, true);
      view().setBigUint64(at + 16, allRights, true);
      return ok;
    },
    fd_fdstat_set_flags: () => ok,
    fd_read(_fd, _pieces, _count, readAt) {
      view().setUint32(readAt, 0, true);
      return ok;
    },
    fd_seek(fd, offset, whence, positionAt) {
      if (fd !== file) return notSeekable;
      view().setBigUint64(positionAt, BigInt(output.seek(Number(offset), whence)), true);
      return ok;
    },
    fd_write(fd, piecesAt, count, writtenAt) {
      let written = 0;
      for (let at = piecesAt; at < piecesAt + 8 * count; at += 8) {
        const length = view().getUint32(at + 4, true);
        if (fd === file) output.write(bytesAt(view().getUint32(at, true), length));
        written += length;
      }
      view().setUint32(writtenAt, written, true);
      return ok;
    },
    fd_close: () => ok,
    proc_exit(code) {
      throw new Exit(code);
    },
  };

  const { exports } = new WebAssembly.Instance(program, { wasi_snapshot_preview1: wasi });
  memory = exports.memory;
  try {
    exports._start();
  } catch (error) {
    if (!(error instanceof Exit) || error.code !== 0) throw error;
  }
  return output.bytes.slice(0, output.size);
}
