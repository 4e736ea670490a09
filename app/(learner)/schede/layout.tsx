import type { ReactNode } from "react";
import { OnWay } from "@/components/shell/on-way";

export default function WorksheetsLayout({ children }: { children: ReactNode }) {
  return <OnWay way="schede">{children}</OnWay>;
}
