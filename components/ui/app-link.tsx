"use client";

import Link from "next/link";
import { useState, type ComponentProps } from "react";

type AppLinkProps = Omit<ComponentProps<typeof Link>, "prefetch" | "onPointerEnter" | "onFocus">;

/**
 * A link within the app. Its page is fetched when a finger, a mouse or the focus comes to it: all that are in view, fetched
 * at once, would hold up the page that was opened.
 */
export function AppLink(props: AppLinkProps) {
  const [isNear, setIsNear] = useState(false);
  const approach = () => setIsNear(true);
  return <Link {...props} prefetch={isNear} onPointerEnter={approach} onFocus={approach} />;
}
