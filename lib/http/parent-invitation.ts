import { getApp } from "@/lib/application";
import { readInvitation, type ParentInvitation } from "@/lib/features/family/read-invitation";

export type { ParentInvitation };

/** What an invitation's link shows before anything is agreed to. Undefined for one that is used or over. */
export const findInvitation = async (token: string): Promise<ParentInvitation | undefined> =>
  readInvitation(await getApp(), token);
