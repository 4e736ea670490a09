import type { MetadataRoute } from "next";
import { common } from "@/lib/i18n/it/common";
import { webApp as t } from "@/lib/i18n/it/web-app";

/** What a phone or a desktop needs to install the app. scripts/images.ts makes the pictures. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    // The app stays the same one to who has installed it, wherever it may start later.
    id: "/",
    name: common.productName,
    short_name: common.productName,
    description: common.productDescription,
    lang: "it",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf5e9",
    theme_color: "#fbf5e9",
    categories: ["education"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
    screenshots: [
      screen("chat-phone", t.screens.chat),
      screen("exercise-wrong-phone", t.screens.training),
      screen("progress-phone", t.screens.progress),
      screen("chat-desktop", t.screens.chat),
    ],
    shortcuts: [
      shortcut("/", t.shortcuts.chat),
      shortcut("/exercises", t.shortcuts.training),
      shortcut("/schede", t.shortcuts.sheets),
    ],
  };
}

const png = (name: string, width: number, height: number) => ({
  src: `/images/${name}.png`,
  sizes: `${width}x${height}`,
  type: "image/png",
});

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  ...png(name, size, size),
  purpose,
});

function screen(name: string, label: string) {
  const isPhone = name.endsWith("-phone");
  const [width, height] = isPhone ? [390, 844] : [1280, 800];
  return {
    ...png(`screen-${name}`, width, height),
    form_factor: isPhone ? ("narrow" as const) : ("wide" as const),
    label,
  };
}

const shortcut = (url: string, name: string) => ({ name, url, icons: [png("icon-192", 192, 192)] });
