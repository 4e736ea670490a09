import { auth } from "@/lib/i18n/it";
import { password as passwordRule } from "@/lib/features/accounts/rules";

export type RegisterValues = {
  email: string;
  password: string;
  nickname: string;
  displayName: string;
  /** With the year, or neither: who does not say is asked before the first message. */
  birthMonth?: number;
  birthYear?: number;
  privacyPolicyAccepted: boolean;
  cookiePolicyAccepted: boolean;
};

/** Whether the register button may be pressed: everything is filled in and accepted. */
export function isComplete(values: Partial<RegisterValues>): boolean {
  const { email, password, nickname, displayName, privacyPolicyAccepted, cookiePolicyAccepted } = values;
  return Boolean(
    email && password && nickname && displayName && privacyPolicyAccepted && cookiePolicyAccepted,
  );
}

/** What a choice that is not made, or a number, is sent as. */
export const chosenNumber = (value: string | number | undefined): number | undefined =>
  value ? Number(value) : undefined;

type RegisterRefusal = {
  title: string;
  description: string;
  /** Whether the schema refuses it too, and so marks its field. */
  hasField?: boolean;
};

/** Why the form is not sent, in the order a reader would fix it. */
export function registerRefusal(values: RegisterValues): RegisterRefusal | undefined {
  const { email, password, nickname, displayName, privacyPolicyAccepted, cookiePolicyAccepted } = values;
  if ([email, password, nickname, displayName].some((value) => !value.trim())) {
    return { title: auth.requiredFields, description: auth.registerFields };
  }
  if (!privacyPolicyAccepted || !cookiePolicyAccepted) {
    return { title: auth.acceptanceRequired, description: auth.acceptanceText };
  }
  if (password.length < passwordRule.minLength) {
    return { title: auth.shortPassword, description: auth.shortPasswordText, hasField: true };
  }
  return undefined;
}
