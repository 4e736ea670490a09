import { QueryClient } from "@tanstack/react-query";
import { forgetKeptTexts, readDraft, writeDraft } from "@/components/learner/kept-texts";
import { Keeper } from "./keeper";
import { keep, readKept, sweepStore } from "./store";

jest.mock("./store");

const mine = 7;

beforeEach(() => {
  sessionStorage.clear();
  forgetKeptTexts(mine);
  jest.mocked(sweepStore).mockResolvedValue();
  jest.mocked(readKept).mockResolvedValue(new Map());
});

/** A keeper at work, with a draft that was copied to the device, or could not be. */
async function keeping(copied: string[]) {
  jest.mocked(keep).mockResolvedValue(copied);
  const controller = new AbortController();
  const keeper = new Keeper(mine, new QueryClient());
  await keeper.start(controller.signal);
  writeDraft(mine, "Yesterday I");
  await keeper.save();
  controller.abort(); // It is asked by hand from here on.
  return keeper;
}

test("what another tab has sent is let go", async () => {
  const keeper = await keeping(["draft"]);
  await keeper.meetOthers();
  expect(readDraft(mine)).toBe("");
});

test("what the device did not take is not another tab's to delete, also where it cannot be read for a while", async () => {
  const keeper = await keeping([]);
  jest.mocked(readKept).mockResolvedValueOnce(undefined);
  await keeper.meetOthers();
  await keeper.meetOthers();
  expect(readDraft(mine)).toBe("Yesterday I");
});
