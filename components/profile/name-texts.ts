import { displayName, nickname } from "@/lib/features/accounts/rules";
import { profile as t } from "@/lib/i18n/it";

/** The two names of a learner: what an account calls them, and what is said where they are changed. */
export const nameTexts = {
  nickname: {
    label: t.nickname,
    hint: t.nicknameHint,
    edit: t.editNickname,
    saved: t.nicknameSaved,
    maxLength: nickname.maxLength,
    autoComplete: "nickname",
  },
  displayName: {
    label: t.displayName,
    hint: t.displayNameHint,
    edit: t.editDisplayName,
    saved: t.displayNameSaved,
    maxLength: displayName.maxLength,
    autoComplete: "name",
  },
} as const;

export type NameField = keyof typeof nameTexts;
