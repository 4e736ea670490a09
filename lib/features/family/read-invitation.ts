import type { App } from "@/lib/context";
import { tokenHashOf } from "@/lib/features/accounts/tokens";
import { isFitForChildren } from "@/lib/features/safety/is-fit-for-children";
import { family as t } from "@/lib/i18n/it";
import { providersOf } from "@/lib/policies";
import { ageGroupOf } from "./age-group";
import type { AgeGroup } from "./rules";
import { findStudent } from "./data";
import { findLink } from "./link-data";
import { maxCodeTries } from "./rules";

export type ParentInvitation = {
  nickname: string;
  ageGroup: AgeGroup;
  /** Who else gets data in this installation. */
  providers: ReturnType<typeof providersOf>;
};

const addressSign = /[@#/\\:]/;

/** Whom an invitation is about, for its page. Undefined for a link that is used or over. */
export async function readInvitation(app: App, token: string): Promise<ParentInvitation | undefined> {
  const link = await findLink(app.db, { tokenHash: tokenHashOf(token), purpose: "invite" }, app.now());
  if (!link || link.userId === null || link.tries >= maxCodeTries) return undefined;
  const student = await findStudent(app.db, link.userId);
  if (!student) return undefined;
  const { nickname } = student;
  const isShown = isFitForChildren(nickname) && !addressSign.test(nickname);
  return {
    nickname: isShown ? nickname : t.somebody,
    ageGroup: ageGroupOf(student, app.now()),
    providers: providersOf(app.env),
  };
}
