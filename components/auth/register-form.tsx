"use client";

import { useEffect, type RefObject } from "react";
import { useForm } from "react-hook-form";
import { PolicyCheckbox } from "@/components/auth/policy-checkbox";
import { Registered } from "@/components/auth/registered";
import {
  chosenNumber,
  isComplete,
  registerRefusal,
  type RegisterValues,
} from "@/components/auth/register-values";
import { useRegister } from "@/components/auth/use-register";
import { BirthFields } from "@/components/family/birth-fields";
import { TooYoung } from "@/components/family/too-young";
import { Button } from "@/components/ui/button";
import { lazyResolver } from "@/components/ui/lazy-resolver";
import { PasswordField } from "@/components/ui/password-field";
import { TextField } from "@/components/ui/text-field";
import { showToast } from "@/components/ui/toast";
import { useLiveValues } from "@/components/ui/use-live-values";
import { auth } from "@/lib/i18n/it";
import { birth } from "@/lib/i18n/it/birth";

const resolver = lazyResolver<RegisterValues>(() =>
  import("@/lib/features/accounts/contract").then((contract) => contract.registerBody),
);

export type RegisterFormProps = {
  /** What was typed, which outlives a visit to the other tab. */
  typed: RefObject<Partial<RegisterValues>>;
  isRegistered: boolean;
  onRegistered: () => void;
  devOutbox: boolean;
};

export function RegisterForm({ typed, isRegistered, onRegistered, devOutbox }: RegisterFormProps) {
  const form = useForm<RegisterValues>({ resolver, defaultValues: typed.current });
  const { send, tooYoung } = useRegister(form, onRegistered);
  const { register, handleSubmit, getValues, formState } = form;
  const values = useLiveValues(form);
  const { errors, isSubmitting } = formState;
  useEffect(
    () => () => {
      typed.current = getValues();
    },
    [typed, getValues],
  );

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    const refusal = registerRefusal(getValues());
    if (refusal) showToast({ variant: "error", title: refusal.title, description: refusal.description });
    if (refusal && !refusal.hasField) return event.preventDefault();
    void handleSubmit(send, markMissingPart)(event);
  }

  /** The schema blames the year whichever of the two is missing. */
  function markMissingPart() {
    const { birthMonth, birthYear } = getValues();
    if (Boolean(birthMonth) === Boolean(birthYear)) return;
    form.clearErrors("birthYear");
    if (birthYear) form.setError("birthMonth", { message: birth.missingMonth });
    else form.setError("birthYear", { message: birth.missingYear });
  }

  if (isRegistered) return <Registered email={values.email ?? ""} devOutbox={devOutbox} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pb-3">
      <TextField
        label={auth.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={auth.emailExample}
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label={auth.password}
        autoComplete="new-password"
        hint={auth.passwordHint}
        error={errors.password?.message}
        {...register("password")}
      />
      <TextField
        label={auth.nickname}
        autoComplete="nickname"
        hint={auth.nicknameHint}
        error={errors.nickname?.message}
        {...register("nickname")}
      />
      <TextField
        label={auth.displayName}
        autoComplete="given-name"
        hint={auth.displayNameHint}
        error={errors.displayName?.message}
        {...register("displayName")}
      />
      <div className="flex flex-col gap-1.5">
        <BirthFields
          month={{
            ...register("birthMonth", { setValueAs: chosenNumber, deps: "birthYear" }),
            error: errors.birthMonth?.message,
          }}
          year={{
            ...register("birthYear", { setValueAs: chosenNumber, deps: "birthMonth" }),
            error: errors.birthYear?.message,
          }}
        />
        <p className="text-xs text-ink-soft">{birth.later}</p>
      </div>
      <p className="rounded-md bg-sun-soft px-4 py-3 text-sm">{auth.minorsNote}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-3">
        <PolicyCheckbox
          text={auth.acceptPrivacy}
          href="/privacy-policy"
          {...register("privacyPolicyAccepted")}
        />
        <PolicyCheckbox
          text={auth.acceptCookies}
          href="/cookie-policy"
          {...register("cookiePolicyAccepted")}
        />
      </div>
      {tooYoung ? (
        <TooYoung>{tooYoung}</TooYoung>
      ) : (
        <Button type="submit" size="lg" disabled={!isComplete(values)} loading={isSubmitting}>
          {auth.registerButton}
        </Button>
      )}
    </form>
  );
}
