"use client";

import { useState, type SubmitEvent } from "react";
import { SessionEnded } from "@/components/auth/session-ended";
import { useLogin } from "@/components/auth/use-login";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { PasswordField } from "@/components/ui/password-field";
import { TextField } from "@/components/ui/text-field";
import type { useFormValues } from "@/components/ui/use-form-values";
import { auth } from "@/lib/i18n/it";

type LoginFormProps = { form: ReturnType<typeof useFormValues<"email" | "password">> };

/** The values live outside, so that what was typed outlives a visit to the other tab. */
export function LoginForm({ form: { values, attach, onChange } }: LoginFormProps) {
  const [isUnverified, setIsUnverified] = useState(false);
  const { logIn, isPending } = useLogin({ onUnverified: () => setIsUnverified(true) });
  const { email = "", password = "" } = values;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void logIn({ email, password });
  }

  return (
    <form noValidate ref={attach} onChange={onChange} onSubmit={submit} className="flex flex-col gap-5">
      <SessionEnded />
      <TextField
        label={auth.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        placeholder={auth.emailExample}
        name="email"
      />
      <PasswordField label={auth.password} autoComplete="current-password" name="password" />
      {isUnverified && (
        <Notice variant="warning">
          <p>
            {auth.unverifiedHint.before}
            <PageLink href="/verify-email" className="text-link">
              {auth.unverifiedHint.link}
            </PageLink>
          </p>
        </Notice>
      )}
      <Button type="submit" size="lg" disabled={!email || !password} loading={isPending}>
        {auth.loginButton}
      </Button>
      <PageLink
        href="/forgot-password"
        className="text-link mx-auto inline-flex min-h-11 items-center text-sm"
      >
        {auth.forgotPassword}
      </PageLink>
      <p className="-mt-3 flex justify-center gap-6 border-t border-line pt-3 text-xs">
        <PolicyLink href="/privacy-policy" label={auth.privacyPolicy} />
        <PolicyLink href="/cookie-policy" label={auth.cookiePolicy} />
      </p>
    </form>
  );
}

function PolicyLink({ href, label }: { href: string; label: string }) {
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-11 items-center rounded-sm text-ink-soft hover:underline"
    >
      {label}
    </PageLink>
  );
}
