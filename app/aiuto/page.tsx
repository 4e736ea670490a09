import type { Metadata } from "next";
import { HelpPage } from "@/components/help/help-page";
import { env } from "@/lib/env";
import { help } from "@/lib/i18n/it";

export const metadata: Metadata = { title: help.title };

export default function Page() {
  // In development files change under the same name, and a kept one would hide the change.
  return <HelpPage isKept={env().NODE_ENV === "production"} />;
}
