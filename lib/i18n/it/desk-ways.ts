/** Below the entries of the rail. */
export const deskWays = { label: "Per allenarti" };
