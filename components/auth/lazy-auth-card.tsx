"use client";

import dynamic from "next/dynamic";

/**
 * The forms in a file of their own. A signed-in learner's pages hold the login screen too, for when the
 * session ends, and would load them for nothing.
 */
export const LazyAuthCard = dynamic(() =>
  import("@/components/auth/auth-card").then((module) => module.AuthCard),
);
