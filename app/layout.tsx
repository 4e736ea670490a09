import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { RulerSlot } from "@/components/reading-tools/ruler-slot";
import { ClosedDialogs } from "@/components/ui/closed-dialogs";
import { Toaster } from "@/components/ui/toaster";
import { env } from "@/lib/env";
import {
  barColourOf,
  barColours,
  plainReading,
  readingAttributes,
  readingCookieName,
  readReadingCode,
} from "@/lib/features/reading-tools/rules";
import { common } from "@/lib/i18n/it";
import { webApp } from "@/lib/i18n/it/web-app";
import * as fonts from "./fonts";
import "./globals.css";
import "./paper.css";
import "./forced-colors.css";
import "./toasts.css";
import "./answer-sheet.css";
import "./reading.css";

const fontVariables = Object.values(fonts)
  .map(({ variable }) => variable)
  .join(" ");

/** The address is the installation's own, which no build knows: others ask for the picture by it. */
export async function generateMetadata(): Promise<Metadata> {
  await headers(); // Not while it is built.
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: common.productName, template: `%s · ${common.productName}` },
    description: common.productDescription,
    applicationName: common.productName,
    formatDetection: { telephone: false, email: false, address: false },
    // The title and the description are the page's own.
    openGraph: {
      type: "website",
      locale: "it_IT",
      siteName: common.productName,
      url: "./",
      images: { url: "/images/shared-link.png", width: 1200, height: 630, alt: webApp.sharedLink },
    },
    twitter: { card: "summary_large_image" },
  };
}

export async function generateViewport(): Promise<Viewport> {
  return {
    width: "device-width",
    initialScale: 1,
    viewportFit: "cover",
    interactiveWidget: "resizes-content", // What sticks to the lower edge stands above the keyboard.
    themeColor: barColourOf(await chosenReading()) ?? [
      { media: "(prefers-color-scheme: light)", color: barColours.paper },
      { media: "(prefers-color-scheme: dark)", color: barColours.night },
    ],
  };
}

/** How whoever asks wants to read. A cookie that says nothing we know changes nothing. */
async function chosenReading() {
  return readReadingCode((await cookies()).get(readingCookieName)?.value) ?? plainReading;
}

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  // Makes every page dynamic: a page built ahead could not carry this answer's nonce on its scripts.
  await headers();
  const reading = await chosenReading();
  return (
    <html lang="it" className={fontVariables} {...readingAttributes(reading)}>
      <body>
        {children}
        <Toaster />
        <ClosedDialogs />
        {reading.ruler === "true" && <RulerSlot />}
      </body>
    </html>
  );
}
