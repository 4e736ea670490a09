import { z } from "zod";
import { text } from "@/lib/contract/call";
import { accounts as t } from "@/lib/i18n/it";
import { displayName, emailMaxLength, isVisibleName, nickname, password } from "./rules";

// One @ of ASCII, no quotes, no lists: what differs from this in look-alike ways is refused, not mended.
const emailPattern =
  /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;

export const email = text(emailMaxLength).trim().regex(emailPattern, t.badEmail);
export const enteredPassword = text(password.maxLength).min(1, t.missingPassword);
export const newPassword = text(password.maxLength).min(password.minLength, t.shortPassword);
export const nicknameField = text(200)
  .trim()
  .min(nickname.minLength, t.badNickname)
  .max(nickname.maxLength, t.badNickname)
  .refine(isVisibleName, t.badNickname);
export const displayNameField = text(200)
  .trim()
  .min(displayName.minLength, t.badDisplayName)
  .max(displayName.maxLength, t.badDisplayName)
  .refine(isVisibleName, t.badDisplayName);
export const token = text(200).min(1);
export const accepted = z.literal(true, t.policiesRequired);
