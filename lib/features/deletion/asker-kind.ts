import type { Ctx, Holder } from "@/lib/context";
import { ageGroupOf } from "@/lib/features/family/age-group";
import type { AgeGroup } from "@/lib/features/family/rules";

/** Who the caller is when it comes to a wish to be erased: a parent, or a student of an age. */
export const askerKind = ({ actor, now }: Ctx<Holder>): "parent" | AgeGroup =>
  actor.kind === "on-behalf" ? "parent" : ageGroupOf(actor.user, now());
