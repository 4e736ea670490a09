import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { SheetScreen } from "@/components/worksheets/sheet-screen";
import { readKept, type KeptDraft } from "@/components/worksheets/work/kept-drafts";
import { SheetDrafts, saveAfterMs } from "@/components/worksheets/work/sheet-drafts";
import { learner, type Answer, type Call } from "@/tests/support/learner-screen";
import { boxOf } from "@/tests/support/open-sheet";
import { gapOf, itemOf, openOnServer, sheetId, sheetOf } from "@/tests/support/working-sheet";

const place = { userId: learner.id, worksheetId: sheetId };
const key = `english-coach.sheet.${learner.id}.${sheetId}`;
const itemWith = (draft: string) => itemOf(1, { gaps: [gapOf({ draft })] });
const down = ({ key: call }: Call): Answer | undefined =>
  call.startsWith("PUT") ? { status: 503, json: {} } : undefined;

async function open(draft = "", onCall?: (call: Call) => Answer | undefined) {
  const sheet = sheetOf([itemWith(draft), itemOf(2)]);
  const world = openOnServer(<SheetScreen worksheetId={sheetId} />, sheet, onCall);
  await screen.findByRole("article", { name: "Frase 1" });
  const saved = () =>
    world.calls
      .filter(({ key: call }) => call.startsWith("PUT"))
      .map(({ body }) => (body as KeptDraft).draft);
  return { ...world, saved };
}

/** What another tab of the same device has typed. */
function typedElsewhere(draft: string, known: string[][]) {
  const kept = { 1: { draft: [draft], known: known.map((one) => JSON.stringify(one)) } };
  localStorage.setItem(key, JSON.stringify(kept));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify(kept) })));
}

/** As if it were another device, which has saved; then this page is looked at again. */
async function savedElsewhere(world: Awaited<ReturnType<typeof open>>, draft: string) {
  world.items.set(1, itemWith(draft));
  const asked = () => world.calls.filter(({ key: call }) => call.startsWith("GET /api/worksheets/")).length;
  const before = asked();
  fireEvent.focus(window);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
}

beforeEach(() => localStorage.clear());

test("what is typed is kept at once, told to the server a moment later, and then no longer kept", async () => {
  const { user, saved } = await open();
  await user.type(boxOf("1"), "goes");
  expect(readKept(place)[1]?.draft).toEqual(["goes"]);
  expect(saved()).toEqual([]);
  await waitFor(() => expect(saved()).toEqual([["goes"]]), { timeout: 2 * saveAfterMs });
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(boxOf("1")).toHaveValue("goes");
});

test("who leaves a box, or the page, does not wait for that moment", async () => {
  const { user, saved } = await open();
  await user.type(boxOf("1"), "goes");
  await user.click(boxOf("2"));
  expect(saved()).toEqual([["goes"]]);
  await user.type(boxOf("2"), "goes");
  fireEvent(window, new Event("pagehide"));
  expect(saved()).toEqual([["goes"], ["goes"]]);
});

test("a crash without a word to the server loses nothing, and the server is told then", async () => {
  const before = await open("", down);
  await before.user.type(boxOf("1"), "goes");
  before.unmount();
  const { saved } = await open();
  expect(boxOf("1")).toHaveValue("goes");
  await waitFor(() => expect(saved()).toEqual([["goes"]]), { timeout: 2 * saveAfterMs });
});

test("what has reached the server although no answer came back is older than what was typed after it", async () => {
  const before = await open("", down);
  await before.user.type(boxOf("1"), "go");
  fireEvent(window, new Event("pagehide"));
  await before.user.type(boxOf("1"), "es");
  before.unmount();
  await open("go");
  expect(boxOf("1")).toHaveValue("goes");
});

test("what another device has written since is newer than what this one had kept", async () => {
  const before = await open("", down);
  await before.user.type(boxOf("1"), "go");
  before.unmount();
  const { saved } = await open("is going");
  expect(boxOf("1")).toHaveValue("is going");
  expect(localStorage).toHaveLength(0);
  await new Promise((resolve) => setTimeout(resolve, saveAfterMs + 100));
  expect(saved()).toEqual([]);
});

describe("two tabs", () => {
  test("a box shows what the other one types, and leaves the saving to it", async () => {
    const { saved } = await open();
    typedElsewhere("goes", [[""]]);
    expect(boxOf("1")).toHaveValue("goes");
    await new Promise((resolve) => setTimeout(resolve, saveAfterMs + 100));
    expect(saved()).toEqual([]);
  });

  test("a box that is being typed in keeps what is typed here", async () => {
    const { user } = await open();
    await user.type(boxOf("1"), "is");
    typedElsewhere("goes", [[""]]);
    expect(boxOf("1")).toHaveValue("is");
  });

  test("what the other one left unsaved is saved here when the page is looked at again", async () => {
    const world = await open();
    typedElsewhere("goes", [[""]]);
    await savedElsewhere(world, "");
    await waitFor(() => expect(world.saved()).toEqual([["goes"]]), { timeout: 2 * saveAfterMs });
  });
});

test("a look at the page brings what another device has written", async () => {
  const world = await open();
  await savedElsewhere(world, "is going");
  await waitFor(() => expect(boxOf("1")).toHaveValue("is going"));
});

test("what was typed and saved here gives way to what another device has saved since", async () => {
  const world = await open();
  await world.user.type(boxOf("1"), "go");
  await waitFor(() => expect(world.saved()).toEqual([["go"]]), { timeout: 2 * saveAfterMs });
  await savedElsewhere(world, "goes");
  await waitFor(() => expect(boxOf("1")).toHaveValue("goes"));
});

test("what is being typed is not taken away by a look at the page", async () => {
  const world = await open("", down);
  await world.user.type(boxOf("1"), "is");
  await savedElsewhere(world, "goes");
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(boxOf("1")).toHaveValue("is");
});

test("a device without room for more still lets type and save", async () => {
  const { user, saved } = await open();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  await user.type(boxOf("1"), "goes");
  await waitFor(() => expect(saved()).toEqual([["goes"]]), { timeout: 2 * saveAfterMs });
});

describe("an answer that goes out", () => {
  /** Drafts whose saving ends when it is told to. */
  function heldUp() {
    const ends: (() => void)[] = [];
    const save = jest.fn(
      (_: number, draft: string[]) => new Promise<string[]>((resolve) => ends.push(() => resolve(draft))),
    );
    const item = itemWith("");
    const drafts = new SheetDrafts({ place, save, isTypedIn: () => true }, [item]);
    return { drafts, item, save, endSaving: () => ends.shift()?.() };
  }

  test("waits for an older draft that is on its way, but not for itself", async () => {
    const { drafts, item, endSaving } = heldUp();
    drafts.write(item, ["go"]);
    drafts.flush();
    let isOut = false;
    const out = drafts.hold(1, ["goes"]).then(() => (isOut = true));
    await Promise.resolve();
    expect(isOut).toBe(false);
    endSaving();
    await out;
    drafts.write(item, ["goes"]);
    drafts.flush();
    await drafts.hold(1, ["goes"]);
  });

  test("takes its draft along, and what was typed meanwhile is saved after it", async () => {
    const { drafts, item, save } = heldUp();
    drafts.write(item, ["goes"]);
    await drafts.hold(1, ["goes"]);
    drafts.settle(["goes"], itemWith("goes"));
    expect(drafts.read(1)).toBeUndefined();
    drafts.write(itemWith("goes"), ["goes t"]);
    await drafts.hold(1, ["goes t"]);
    drafts.write(itemWith("goes"), ["goes to"]);
    drafts.settle(["goes t"], itemWith("goes t"));
    expect(drafts.read(1)).toEqual(["goes to"]);
    drafts.flush();
    expect(save.mock.calls).toEqual([[1, ["goes to"]]]);
  });
});
