import type { Tx } from "@/lib/db/client";
import { insertPhoto } from "./data";

/** A checked picture: JPEG, at most 800 px wide, nothing in it but what can be seen. */
export type CleanPhoto = { jpeg: Uint8Array<ArrayBuffer>; digest: string };

/** Where a picture is fetched. */
export const photoUrl = (id: string) => `/api/homework-photos/${id}`;

type Owned = { id: string; userId: number; exchangeId: string; createdAt: Date };

/** Stores a picture with the message it came with. */
export async function storePhoto(tx: Tx, { jpeg, digest }: CleanPhoto, owned: Owned): Promise<void> {
  await insertPhoto(tx, { ...owned, digest, image: jpeg });
}
