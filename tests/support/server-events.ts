/** Every event of an event stream, once it has ended. */
export async function readServerEvents(response: Response): Promise<{ event: string; data: unknown }[]> {
  return (await response.text())
    .split("\n\n")
    .filter((block) => block.trim())
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? "",
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null") as unknown,
    }));
}
