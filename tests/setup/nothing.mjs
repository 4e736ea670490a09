/** In place of what a package brings along and nobody uses. */
export {};
