"use client";

import { useEffect, useRef } from "react";
import { changePassword as t } from "@/lib/i18n/it";
import { SettingButton } from "@/components/ui/setting-row";
import { KeyIcon } from "@/components/ui/setting-icons";
import { useOnDemand } from "@/components/ui/use-on-demand";

const loadForm = () => import("@/components/profile/change-password-form");

/** The way to another password. */
export function PasswordSection() {
  const { Shown: Form, open, close } = useOnDemand(loadForm);
  const isOpen = Form !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (Form) return <Form onClose={close} />;
  return <SettingButton ref={button} icon={<KeyIcon />} title={t.open} text={t.why} onClick={open} />;
}
