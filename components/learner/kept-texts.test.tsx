import {
  forgetKeptTexts,
  keepUnsent,
  onKeptChange,
  readDraft,
  readTries,
  readTry,
  readUnsent,
  releaseUnsent,
  writeDraft,
  writeTry,
  type UnsentMessage,
} from "./kept-texts";

const message = (clientMessageId: string, more: Partial<UnsentMessage> = {}): UnsentMessage => ({
  message: "Hi",
  clientMessageId,
  createdAt: "2026-03-01T10:00:00.000Z",
  ...more,
});
const image = "data:image/jpeg;base64,/9j/";

beforeEach(() => {
  sessionStorage.clear();
  forgetKeptTexts(7);
});

test("what is kept is each learner's own", () => {
  writeDraft(7, "Yesterday I");
  writeTry(7, "some", "went");
  keepUnsent(7, message("a"));
  expect([readDraft(8), readTries(8), readUnsent(8)]).toEqual(["", {}, []]);
  expect([readDraft(7), readTry(7, "some"), readUnsent(7).length]).toEqual(["Yesterday I", "went", 1]);
});

test("messages keep their order when one of them begins to wait", () => {
  keepUnsent(7, message("a"));
  keepUnsent(7, message("b"));
  keepUnsent(7, message("a", { waits: true }));
  expect(readUnsent(7).map(({ clientMessageId, waits }) => [clientMessageId, waits])).toEqual([
    ["a", true],
    ["b", undefined],
  ]);
  releaseUnsent(7, "a");
  expect(readUnsent(7).map(({ clientMessageId }) => clientMessageId)).toEqual(["b"]);
});

test("a photo is not put into the tab's storage, and goes with its message", () => {
  keepUnsent(7, message("a", { image }));
  expect(JSON.stringify(sessionStorage)).not.toContain("base64");
  expect(readUnsent(7)).toEqual([message("a", { image, hasImage: true })]);
  releaseUnsent(7, "a");
  keepUnsent(7, message("a", { hasImage: true }));
  expect(readUnsent(7)[0]?.image).toBeUndefined();
});

test("every change is told", () => {
  const heard = jest.fn();
  const stop = onKeptChange(heard);
  writeDraft(7, "a");
  writeTry(7, "some", "b");
  keepUnsent(7, message("c"));
  releaseUnsent(7, "c");
  releaseUnsent(7, "nobody's");
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  writeDraft(7, "d");
  expect(heard).toHaveBeenCalledTimes(4);
});

test("a full storage loses no letter of what is typed, and throws nothing", () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeDraft(7, "Yesterday I");
  keepUnsent(7, message("a"));
  expect([readDraft(7), readUnsent(7).length]).toEqual(["Yesterday I", 1]);
  setItem.mockRestore();
  writeDraft(7, "Yesterday I w");
  expect(sessionStorage.getItem("english-coach.draft.7")).toBe("Yesterday I w");
  expect(readDraft(7)).toBe("Yesterday I w");
});

test("whoever leaves leaves nothing", () => {
  writeDraft(7, "Yesterday I");
  writeTry(7, "some", "went");
  keepUnsent(7, message("a", { image }));
  forgetKeptTexts(7);
  expect([readDraft(7), readTries(7), readUnsent(7), sessionStorage.length]).toEqual(["", {}, [], 0]);
});
