"use client";

import { LogoMark } from "@/components/art/logo";
import { Button } from "@/components/ui/button";
import { common } from "@/lib/i18n/it/common";

/** Every page carries this with it, so it is small: no mascot, no router. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="squared-paper grid min-h-dvh place-items-center p-4">
      <div className="flex w-full max-w-md flex-col gap-5 rounded-xl border border-line bg-surface p-8 text-center shadow-lift">
        <LogoMark className="mx-auto size-16" />
        <h1 className="text-xl font-bold">{common.errorTitle}</h1>
        <p className="text-ink-soft">{common.errorText}</p>
        <Button size="lg" onClick={reset}>
          {common.retry}
        </Button>
        <Button variant="ghost" onClick={() => window.location.assign("/")}>
          {common.home}
        </Button>
      </div>
    </main>
  );
}
