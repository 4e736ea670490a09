"use client";

import { useEffect, useRef } from "react";
import { changePassword as t } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
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

  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-bold">{t.title}</h2>
      <p>{t.intro}</p>
      {Form ? (
        <Form onClose={close} />
      ) : (
        <Button ref={button} variant="secondary" onClick={open}>
          {t.open}
        </Button>
      )}
    </Card>
  );
}
