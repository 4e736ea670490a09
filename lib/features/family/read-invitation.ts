import type { App } from "@/lib/context";
import { tokenHashOf } from "@/lib/token-hash";
import { providersOf } from "@/lib/policies";
import { ageGroupOf } from "./age-group";
import type { AgeGroup } from "./rules";
import { findStudent } from "./data";
import { findLink } from "./link-data";
import { nameForStranger } from "./name-for-stranger";
import { maxCodeTries } from "./rules";

export type ParentInvitation = {
  /** The student's name, as in the mail that led here. */
  name: string;
  ageGroup: AgeGroup;
  /** Who else gets data in this installation. */
  providers: ReturnType<typeof providersOf>;
};

/** Whom an invitation is about, for its page. Undefined for a link that is used or over. */
export async function readInvitation(app: App, token: string): Promise<ParentInvitation | undefined> {
  const link = await findLink(app.db, { tokenHash: tokenHashOf(token), purpose: "invite" }, app.now());
  if (!link || link.userId === null || link.tries >= maxCodeTries) return undefined;
  const student = await findStudent(app.db, link.userId);
  if (!student) return undefined;
  return {
    name: nameForStranger(student.displayName),
    ageGroup: ageGroupOf(student, app.now()),
    providers: providersOf(app.env),
  };
}
