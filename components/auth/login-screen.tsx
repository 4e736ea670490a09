import { headers } from "next/headers";
import { CoachMascot } from "@/components/art/coach-mascot";
import { Logo } from "@/components/art/logo";
import { Benefits } from "@/components/auth/benefits";
import { SampleDialogue } from "@/components/auth/sample-dialogue";
import { SessionGate } from "@/components/auth/session-gate";
import { Splash } from "@/components/auth/splash";
import { HelpLink } from "@/components/help/help-link";
import { auth } from "@/lib/i18n/it";

/** What a visitor without a session sees on every path, around the sheet with the forms. */
export async function LoginScreen({ children }: { children: React.ReactNode }) {
  const requestHeaders = await headers();
  const arrival = requestHeaders.get("sec-fetch-site") === "cross-site" ? "cross-site" : "direct";
  return (
    <SessionGate arrival={arrival} splash={<Splash />}>
      <div className="squared-paper min-h-dvh overflow-x-clip">
        <div className="mx-auto grid max-w-6xl gap-x-16 px-4 pt-4 pb-10 sm:px-8 lg:min-h-dvh lg:grid-cols-[1fr_27rem] lg:content-center lg:py-8">
          <header className="flex items-center justify-between lg:col-start-1">
            <Logo />
            <HelpLink />
          </header>
          <main className="contents">
            <div className="lg:col-start-1">
              <Hero />
            </div>
            <div className="relative z-10 mx-auto w-full max-w-md lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center">
              {children}
            </div>
            <div className="mx-auto mt-10 w-full max-w-md lg:col-start-1 lg:mx-0 lg:mt-9 lg:max-w-none">
              <SampleDialogue />
              <p className="mt-6 text-sm text-ink-soft">{auth.disclosure}</p>
            </div>
          </main>
        </div>
      </div>
    </SessionGate>
  );
}

function Hero() {
  return (
    <>
      <div className="flex items-end gap-2 lg:mt-8 lg:block">
        <h1 className="grow py-4 text-2xl font-extrabold sm:text-3xl lg:max-w-xl lg:py-0 lg:text-4xl">
          {auth.tagline.before}
          <span className="marker">{auth.tagline.marked}</span>
          {auth.tagline.after}
        </h1>
        <CoachMascot mood="asks" className="-mr-2 w-34 shrink-0 sm:w-48 lg:hidden" />
      </div>
      <p className="mt-4 hidden max-w-lg text-lg text-ink-soft lg:block">{auth.pitch}</p>
      <Benefits />
    </>
  );
}
