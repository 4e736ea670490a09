import type { ComponentProps } from "react";

/**
 * A link that loads its page anew. For the ways in and out of the app, where the session may have changed;
 * the router's link would add 3 kB to pages that gain nothing by it.
 */
export function PageLink({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
