import { PortError } from "./port-error";

/** A place on the picture that was given, each as a share (0…1) of its width and height. */
export type PictureBox = { x: number; y: number; width: number; height: number };

/** A line as it is read: of columns one after the other. */
export type PageLine = {
  /** On one line; every gap is written "____". */
  text: string;
  /** Where the line stands on the picture as it was given, tilt and scaling undone. */
  box?: PictureBox;
  /** Of each "____" in the text, in order; only where all of them are known. */
  gaps?: PictureBox[];
  /** 0…1: the least sure of its words, by the reader's own figure. */
  confidence?: number;
};

export type ReadPage = { lines: PageLine[] };

export const pageText = ({ lines }: ReadPage): string => lines.map(({ text }) => text).join("\n");

/** Turns a picture of a school exercise into its text. */
export interface HomeworkReaderPort {
  readonly name: string;
  /**
   * The text of a JPEG, PNG or WebP of at most `maxImageBytes`, line by line, drawn gaps written as "____"; no lines
   * when the picture holds no text. Throws HomeworkReaderError; once `signal` is aborted, as "timeout". `studentKey` is
   * what a provider may know the student by (`studentKeyOf`).
   */
  read(image: Uint8Array, signal: AbortSignal, studentKey?: string): Promise<ReadPage>;
  /** Makes ready what the first picture would otherwise wait for. */
  warmUp(): Promise<void>;
  /** Ends what was started; the process cannot exit before. */
  close(): Promise<void>;
}

export const maxImageBytes = 8 * 1024 * 1024;

export class HomeworkReaderError extends PortError {
  static override readonly errorName = "HomeworkReaderError";

  constructor(
    readonly reason: "not_an_image" | "too_large" | "too_many_pixels" | "timeout" | "unavailable",
    options?: { cause?: unknown },
  ) {
    super(`The picture was not read: ${reason}`, options);
  }
}
