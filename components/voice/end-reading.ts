/** Ends what is read aloud, from where it is not read: the code that reads comes with the first answer. */
let stop: (() => void) | undefined;

/** Whoever reads says how it is ended. */
export function endReadingBy(how: () => void): void {
  stop = how;
}

/** Ends what is being read, if anything is. */
export function endReading(): void {
  stop?.();
}
