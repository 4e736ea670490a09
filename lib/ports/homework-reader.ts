import { PortError } from "./port-error";

/** Turns a picture of a school exercise into its text. */
export interface HomeworkReaderPort {
  readonly name: string;
  /**
   * The text of a JPEG, PNG or WebP of at most `maxImageBytes`, line by line, drawn gaps written as "____"; empty
   * when the picture holds no text. Throws HomeworkReaderError; once `signal` is aborted, as "timeout". `studentKey` is
   * what a provider may know the student by (`studentKeyOf`).
   */
  read(image: Uint8Array, signal: AbortSignal, studentKey?: string): Promise<string>;
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
