/** Hands an answer to the browser's downloads once it is all there, and gives the name it was saved under. */
export async function saveFile(response: Response): Promise<string> {
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const fileName = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "english-coach";
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
  return fileName;
}
