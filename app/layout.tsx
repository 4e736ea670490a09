import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { Toaster } from "@/components/ui/toaster";
import { common } from "@/lib/i18n/it";
import { lexend, lexendExtended } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: common.productName, template: `%s · ${common.productName}` },
  description: common.productDescription,
  applicationName: common.productName,
  manifest: "/manifest.webmanifest",
  formatDetection: { telephone: false, email: false, address: false },
};

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
