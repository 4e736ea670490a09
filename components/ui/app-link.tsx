"use client";

import Link, { useLinkStatus } from "next/link";
import { useEffect, useState, type ComponentProps } from "react";

type AppLinkProps = Omit<ComponentProps<typeof Link>, "href" | "prefetch" | "onPointerEnter" | "onFocus"> & {
  href: string;
};

/**
 * A link within the app. Its page is fetched when a finger, a mouse or the focus comes to it: all that are in view, fetched
 * at once, would hold up the page that was opened.
 */
export function AppLink({ children, ...props }: AppLinkProps) {
  const [isNear, setIsNear] = useState(false);
  const approach = () => setIsNear(true);
  return (
    <Link {...props} prefetch={isNear} onPointerEnter={approach} onFocus={approach}>
      {children}
      <Patience href={props.href} />
    </Link>
  );
}

const patienceMs = 8000;

/**
 * Pressed while the page is being hydrated, React may never show the next page, though it is there (vercel/next.js#98305):
 * then the browser goes there by itself.
 */
function Patience({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => window.location.assign(href), patienceMs);
    return () => clearTimeout(timer);
  }, [pending, href]);
  return null;
}
