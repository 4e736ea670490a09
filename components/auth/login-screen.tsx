import { headers } from "next/headers";
import { Logo } from "@/components/art/logo";
import { Benefits } from "@/components/auth/benefits";
import { ForParents, forParentsId } from "@/components/auth/for-parents";
import { SampleDialogue } from "@/components/auth/sample-dialogue";
import { SessionGate } from "@/components/auth/session-gate";
import { Splash } from "@/components/auth/splash";
import { HelpLink } from "@/components/frame/help-link";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { buttonStyle } from "@/components/ui/button-style";
import { auth, type LegalIdentity } from "@/lib/i18n/it";
import { landing } from "@/lib/i18n/it/landing";

type LoginScreenProps = {
  /** Who runs the installation, where that is configured. */
  identity?: LegalIdentity;
  children: React.ReactNode;
};

/** What a visitor without a session sees on every path, around the sheet with the forms. */
export async function LoginScreen({ identity, children }: LoginScreenProps) {
  const requestHeaders = await headers();
  const arrival = requestHeaders.get("sec-fetch-site") === "cross-site" ? "cross-site" : "direct";
  return (
    <SessionGate arrival={arrival} splash={<Splash />}>
      <div className="squared-paper min-h-dvh overflow-x-clip">
        <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-16 px-4 pt-4 pb-10 sm:px-8 lg:min-h-dvh lg:grid-cols-[1fr_27rem] lg:content-center lg:py-8">
          <header className="flex flex-wrap items-center justify-between lg:col-span-2">
            <Logo />
            <div className="flex items-center gap-1">
              <ReadingToolsButton />
              <HelpLink />
            </div>
          </header>
          <main className="contents">
            <div className="min-w-0 pt-2 lg:pt-8">
              <Hero />
            </div>
            <div className="relative z-10 mx-auto w-full max-w-md lg:pt-8">
              {children}
              <p className="mt-6 text-sm text-ink-soft lg:px-7">{auth.disclosure}</p>
            </div>
            <div className="mx-auto mt-10 w-full max-w-md lg:col-span-2 lg:max-w-none">
              <ForParents identity={identity} />
            </div>
          </main>
        </div>
      </div>
    </SessionGate>
  );
}

function Hero() {
  return (
    <div className="flex flex-col lg:sticky lg:top-8">
      <h1 className="text-2xl font-extrabold sm:text-3xl lg:max-w-xl lg:text-4xl">
        {auth.tagline.before}
        <span className="marker">{auth.tagline.marked}</span>
        {auth.tagline.after}
      </h1>
      <p className="mt-2 text-sm lg:mt-4 lg:text-lg">
        {landing.who} <strong>{landing.price.free}</strong> {landing.price.pro}
      </p>
      <p className="mt-3 hidden max-w-lg text-lg text-ink-soft lg:block">{auth.pitch}</p>
      <div className="@container mt-3 lg:order-last lg:mt-7">
        <SampleDialogue coach="w-20 airy:hidden @max-[21rem]:hidden sm:w-40 lg:w-44" />
      </div>
      <div className="mt-3 lg:mt-7">
        <Benefits />
      </div>
      <div className="mt-3 flex flex-col items-center lg:mt-6 lg:flex-row lg:gap-6">
        <div className="flex w-full max-w-md gap-3 lg:w-auto">
          <a href="#registrati" className={buttonStyle("primary", "lg", "grow lg:px-10")}>
            {landing.start}
          </a>
          <a href="#accedi" className={buttonStyle("secondary", "lg", "lg:hidden")}>
            {landing.login}
          </a>
        </div>
        <p className="mb-3 text-center text-sm lg:mb-0 lg:text-left">
          <a href={`#${forParentsId}`} className="text-link inline-flex min-h-11 items-center">
            {landing.toParents}
          </a>
        </p>
      </div>
    </div>
  );
}
