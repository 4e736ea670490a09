import { emptyStore } from "@/components/offline/store";
import { tellLeft } from "@/components/offline/tabs";

/** What the storages of the browser keep of a user: their id stands behind the area. */
const personal = /^english-coach\.(?:draft|tries|unsent|question|feedback|sheet|few-hearts)\.(\d+)/;
/** What a tab keeps of whoever is in. */
const ofWhoIsIn = /^english-coach\.(?:answers|signed-in)/;
/** A store that does not answer holds nobody up. */
const patienceMs = 2000;

/** Leaves nothing of a student on this device, and has the other tabs leave too. Resolves when it is done. */
export async function leaveDevice(userId: number): Promise<void> {
  await forgetAll();
  tellLeft(userId);
}

/** Deletes all that students have written here. Nothing is kept any more until the page is loaded anew. */
export async function forgetAll(): Promise<void> {
  removeKeys((key) => personal.test(key) || ofWhoIsIn.test(key));
  await Promise.race([emptyStore(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Deletes what the storages of the browser keep of others: who comes next finds nothing. */
export function forgetOthers(userId: number): void {
  removeKeys((key) => {
    const owner = personal.exec(key)?.[1];
    return owner !== undefined && owner !== String(userId);
  });
}

function removeKeys(isMeant: (key: string) => boolean): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key);
}
