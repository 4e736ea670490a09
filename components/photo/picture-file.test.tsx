import { latestToast } from "@/components/ui/toast";
import { openPicture } from "./picture-file";

const created = jest.fn(() => "blob:picture");
const revoked = jest.fn();

function browserThat(decodes: boolean): void {
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: revoked });
  HTMLImageElement.prototype.decode = () =>
    decodes ? Promise.resolve() : Promise.reject(new DOMException("", "EncodingError"));
}

const fileOf = (bytes: number, type = "image/jpeg") => new File([new Uint8Array(bytes)], "compito", { type });
const maxBytes = 8 * 1024 * 1024;

describe("openPicture", () => {
  beforeEach(() => jest.clearAllMocks());

  test("opens a picture of exactly 8 MB", async () => {
    browserThat(true);
    expect(await openPicture(fileOf(maxBytes))).toBeInstanceOf(HTMLImageElement);
  });

  test("refuses one byte more, in the words of the product", async () => {
    expect(await openPicture(fileOf(maxBytes + 1))).toBeUndefined();
    expect(latestToast()).toMatchObject({
      title: "Immagine troppo grande",
      description: "L'immagine deve essere inferiore a 8MB",
    });
    expect(created).not.toHaveBeenCalled();
  });

  test.each(["application/pdf", "image/svg+xml", "image/heic", ""])(
    "refuses a file of type %j",
    async (type) => {
      expect(await openPicture(fileOf(10, type))).toBeUndefined();
      expect(latestToast()).toMatchObject({ title: "Immagine non leggibile" });
    },
  );

  test("refuses what only calls itself a picture, and lets go of it", async () => {
    browserThat(false);
    expect(await openPicture(fileOf(10))).toBeUndefined();
    expect(latestToast()).toMatchObject({ title: "Immagine non leggibile" });
    expect(revoked).toHaveBeenCalledWith("blob:picture");
  });
});
