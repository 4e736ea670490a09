import { emptyStore } from "@/components/offline/store";
import { tellLeft } from "@/components/offline/tabs";

/** What the storages of the browser keep of a user, by the second part of its key: the third is their id. */
const personal = new Set([
  "draft",
  "tries",
  "unsent",
  "question",
  "feedback",
  "sheet",
  "few-hearts",
  "first-minute",
]);
/** What a tab keeps of whoever is in. */
const ofWhoIsIn = new Set(["answers", "signed-in"]);
/** A store that does not answer holds nobody up. */
const patienceMs = 2000;

/** Leaves nothing of a student on this device, and has the other tabs leave too. Resolves when it is done. */
export async function leaveDevice(userId: number): Promise<void> {
  await forgetAll();
  tellLeft(userId);
}

/** Deletes all that students have written here. Nothing is kept any more until the page is loaded anew. */
export async function forgetAll(): Promise<void> {
  removeKeys((area) => personal.has(area) || ofWhoIsIn.has(area));
  await Promise.race([emptyStore(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Deletes what the storages of the browser keep of others: who comes next finds nothing. */
export function forgetOthers(userId: number): void {
  removeKeys((area, owner) => personal.has(area) && owner !== String(userId));
}

function removeKeys(isMeant: (area: string, owner: string) => boolean): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) {
      const [app, area = "", owner = ""] = key.split(".");
      if (app === "english-coach" && isMeant(area, owner)) storage.removeItem(key);
    }
}
