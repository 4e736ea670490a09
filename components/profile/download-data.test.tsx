import { screen } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { DownloadData } from "./download-data";

type Saved = { name: string; address: string };

/** The files that the browser was handed, and what was in them. */
function watchDownloads() {
  const saved: Saved[] = [];
  const blobs: Blob[] = [];
  const released: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: (address: string) => released.push(address),
  });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
  return { saved, blobs, released };
}

function open(answer: Answer) {
  const button = (
    <>
      <DownloadData />
      <Toaster />
    </>
  );
  return renderAsLearner(button, ({ key }) => (key === "GET /api/users/7/data" ? answer : undefined));
}

const press = () => screen.getByRole("button", { name: "Scarica i miei dati" });

test("the data are saved under the name the server gives them", async () => {
  const { saved, blobs, released } = watchDownloads();
  const headers = { "Content-Disposition": 'attachment; filename="english-coach-dati.json"' };
  const { user } = open({ headers, text: '{"account":{}}' });
  await user.click(press());
  expect(await screen.findByText("Dati scaricati")).toBeInTheDocument();
  expect(screen.getByText(/english-coach-dati\.json/)).toBeInTheDocument();
  expect(saved).toEqual([{ name: "english-coach-dati.json", address: "blob:1" }]);
  expect(blobs[0]?.size).toBe('{"account":{}}'.length);
  expect(released).toEqual(["blob:1"]);
});

test.each<[Answer, string]>([
  [
    { status: 429, json: { error: "Troppe richieste. Aspetta un momento e riprova." } },
    "Troppe richieste. Aspetta un momento e riprova.",
  ],
  [{ status: 500, json: {} }, "Non è stato possibile scaricare i tuoi dati. Riprova più tardi."],
])("a refusal saves nothing and is told: %j", async (answer, sentence) => {
  const { saved } = watchDownloads();
  const { user } = open(answer);
  await user.click(press());
  expect(await screen.findByText("Errore")).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(saved).toEqual([]);
  expect(press()).toBeEnabled();
});
