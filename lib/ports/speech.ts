import { PortError } from "./port-error";

export type SpeechLanguage = "it" | "en";
export type Speech = { audio: Uint8Array<ArrayBuffer>; contentType: SpeechContentType };
export type SpeechContentType = "audio/wav" | "audio/mpeg";

/** Reads a text aloud. */
export interface SpeechPort {
  /** The adapter and its voice: whatever changes the sound of the same text changes this name. */
  readonly name: string;
  /** The languages it has a voice for. */
  readonly languages: readonly [SpeechLanguage, ...SpeechLanguage[]];
  /**
   * The sound of a text of at most a few thousand characters, without marks of formatting. Throws SpeechError; once
   * `signal` is aborted, as "timeout".
   */
  synthesise(text: string, language: SpeechLanguage, signal: AbortSignal): Promise<Speech>;
  /** Ends what was started. */
  close(): Promise<void>;
}

export class SpeechError extends PortError {
  static override readonly errorName = "SpeechError";

  constructor(
    readonly reason: "timeout" | "busy" | "rate_limited" | "unavailable" | "bad_answer",
    options?: { cause?: unknown },
  ) {
    super(`The text was not read aloud: ${reason}`, options);
  }
}
