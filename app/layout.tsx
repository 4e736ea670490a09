import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { Toaster } from "@/components/ui/toaster";
import { env } from "@/lib/env";
import { common } from "@/lib/i18n/it";
import { webApp } from "@/lib/i18n/it/web-app";
import { lexend, lexendExtended } from "./fonts";
import "./globals.css";
import "./paper.css";
import "./forced-colors.css";

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

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf5e9" },
    { media: "(prefers-color-scheme: dark)", color: "#151a2e" },
  ],
};

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  // Makes every page dynamic: a page built ahead could not carry this answer's nonce on its scripts.
  await headers();
  return (
    <html lang="it" className={`${lexend.variable} ${lexendExtended.variable}`}>
      <body>
        {children}
        <Toaster />
      </body>
    </html>
  );
}
