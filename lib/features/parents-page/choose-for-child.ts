import type { Ctx, Parent } from "@/lib/context";
import { saveChoices, type Choices } from "@/lib/features/family/save-choices";
import { withdrawConsent } from "@/lib/features/family/withdraw-consent";
import type { ParentChild } from "./contract";
import { presentChildOf } from "./list-children";

/** Saves what the caller has chosen for a student, and answers the student as they are now. */
export async function changeSettings(ctx: Ctx<Parent>, choices: Choices): Promise<ParentChild> {
  await saveChoices(ctx, choices);
  return presentChildOf(ctx, choices.childId);
}

/** Takes the caller's consent about a student back, and answers the student as they are now. */
export async function withdrawForChild(ctx: Ctx<Parent>, child: { childId: number }): Promise<ParentChild> {
  await withdrawConsent(ctx, child);
  return presentChildOf(ctx, child.childId);
}
