"use client";

import { useEffect } from "react";
import OfflineSign from "@/components/offline/offline-sign";
import { watchKeyboard } from "@/components/shell/watch-keyboard";

/** What no screen needs to be drawn. */
export default function LateParts() {
  useEffect(watchKeyboard, []);
  return <OfflineSign />;
}
