"use client";

import { useEffect, useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { LoginForm } from "@/components/auth/login-form";
import { LoginAgain } from "@/components/auth/login-again";
import type { RegisterFormProps } from "@/components/auth/register-form";
import type { RegisterValues } from "@/components/auth/register-values";
import { useWayIn } from "@/components/auth/use-way-in";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { useFormValues } from "@/components/ui/use-form-values";
import { auth } from "@/lib/i18n/it";

/** Login and registration, two tabs of one sheet that keep what was typed. */
export function AuthCard({ devOutbox }: { devOutbox: boolean }) {
  const [tab, setTab] = useState("login");
  const [isRegistered, setIsRegistered] = useState(false);
  const loginForm = useFormValues<"email" | "password">();
  const typed = useRef<Partial<RegisterValues>>({});
  const [RegisterForm, setRegisterForm] = useState<ComponentType<RegisterFormProps>>();
  useEffect(() => void fetchRegisterForm().then((form) => setRegisterForm(() => form)), []);
  const card = useWayIn(async (wanted) => {
    const form = await fetchRegisterForm();
    flushSync(() => {
      setRegisterForm(() => form);
      setTab(wanted);
    });
  });

  return (
    <section
      ref={card}
      className="relative scroll-mt-6 rounded-xl border border-line bg-surface p-4 pt-7 pb-3 shadow-lift sm:p-7 sm:pt-9 sm:pb-4"
    >
      <Tape />
      <Tabs
        value={tab}
        onValueChange={setTab}
        label={auth.tabsLabel}
        tabs={[
          { value: "login", label: auth.loginTab },
          { value: "register", label: auth.registerTab },
        ]}
      >
        <TabPanel value="login">
          <LoginForm form={loginForm} />
        </TabPanel>
        <TabPanel value="register">
          {RegisterForm && (
            <RegisterForm
              typed={typed}
              isRegistered={isRegistered}
              onRegistered={() => setIsRegistered(true)}
              devOutbox={devOutbox}
            />
          )}
        </TabPanel>
      </Tabs>
    </section>
  );
}

/** Whoever has an account needs it not: it comes as soon as the page is awake. */
const fetchRegisterForm = (): Promise<ComponentType<RegisterFormProps>> =>
  import("@/components/auth/register-form").then(
    (code) => code.RegisterForm,
    () => LoginAgain,
  );

/** A strip of adhesive tape that holds the sheet. */
function Tape() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 34"
      className="absolute -top-4 left-1/2 w-28 -translate-x-1/2 -rotate-2"
    >
      <path
        d="M4 4 8 8 3 12 8 17 3 21 8 26 4 31 116 29 112 25 117 20 112 16 117 11 112 7 116 3Z"
        className="fill-sun/80"
      />
      <path d="M18 13H102M18 21H102" className="stroke-surface/50" strokeWidth="2" strokeDasharray="7 7" />
    </svg>
  );
}
