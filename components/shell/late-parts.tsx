"use client";

import { useEffect } from "react";
import OfflineSign from "@/components/offline/offline-sign";
import { watchKeyboard } from "@/components/shell/watch-keyboard";
import { watchPresses } from "@/components/shell/watch-presses";

/** What no screen needs to be drawn. */
export default function LateParts() {
  useEffect(watchKeyboard, []);
  useEffect(watchPresses, []);
  return <OfflineSign />;
}
