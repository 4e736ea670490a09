/** The shortest WAV there is. */
const silence = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQIAAAAAAA==";

/** Plays one sound after another through a single element, which a press of a button unlocks once and for all. */
export class SoundPlayer {
  private element: HTMLAudioElement | undefined;
  private isPlaying = false;

  unlock(): void {
    if (this.element) return;
    this.element = new Audio();
    const bytes = Uint8Array.from(atob(silence), (letter) => letter.charCodeAt(0));
    this.element.src = URL.createObjectURL(new Blob([bytes], { type: "audio/wav" }));
    this.element.play().catch(() => undefined);
  }

  pause(): void {
    if (this.isPlaying) this.element?.pause();
  }

  resume(): void {
    if (this.isPlaying) this.element?.play().catch(() => undefined);
  }

  /** `rate`: 1 as it was spoken. Settles at the end of the sound, or once it is aborted. Throws when the browser will not play. */
  async play(source: string, signal: AbortSignal, rate = 1): Promise<void> {
    const audio = (this.element ??= new Audio());
    audio.defaultPlaybackRate = rate;
    audio.src = source;
    audio.playbackRate = rate;
    let stop = () => {};
    const end = new Promise<void>((resolve, reject) => {
      stop = () => (audio.pause(), resolve());
      audio.onended = () => resolve();
      audio.onerror = () => reject(new Error("The sound cannot be played"));
    });
    signal.addEventListener("abort", stop);
    this.isPlaying = true;
    // A pause that comes before the sound has begun refuses its beginning: the sound goes on when it is resumed.
    const begun = audio.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    });
    try {
      await Promise.all([begun, end]);
    } finally {
      this.isPlaying = false;
      audio.onended = audio.onerror = null;
      signal.removeEventListener("abort", stop);
    }
  }
}
