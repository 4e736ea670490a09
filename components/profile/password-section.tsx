"use client";

import { useEffect, useRef, useState } from "react";
import { changePassword as t } from "@/lib/i18n/it";
import { ChangePasswordForm } from "@/components/profile/change-password-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** The way to another password. */
export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false);
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
      {isOpen ? (
        <ChangePasswordForm onClose={() => setIsOpen(false)} />
      ) : (
        <Button ref={button} variant="secondary" onClick={() => setIsOpen(true)}>
          {t.open}
        </Button>
      )}
    </Card>
  );
}
