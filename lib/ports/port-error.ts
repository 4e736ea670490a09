/**
 * What an adapter throws to the users of its port. Next bundles what starts with the process apart from the routes, so
 * that a class exists twice: the name decides whether an error is one of it.
 */
export abstract class PortError extends Error {
  /** The class's own. What a class is called in the source does not survive the bundler. */
  static readonly errorName: string = "PortError";

  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = new.target.errorName;
  }

  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === this.errorName;
  }
}
