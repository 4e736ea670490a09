"use client";

import dynamic from "next/dynamic";

/** The panel in a file of its own: the page's other screens, and those who see them, must not load it. */
export const LazySystemPanel = dynamic(() =>
  import("@/components/admin/system/system-panel").then((module) => module.SystemPanel),
);
