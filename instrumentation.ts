/** Runs once when the server process starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startProcess } = await import("@/lib/start-process");
  await startProcess();
}
