import type { ReactNode } from "react";

export const metadata = { title: "Floor", description: "The least that a page of this framework takes." };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it">
      <body>{children}</body>
    </html>
  );
}
