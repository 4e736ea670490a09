/** Makes a call whose failure is raised in these words. What has failed is the cause. */
export async function raiseAs<T>(text: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new Error(text, { cause });
  }
}
