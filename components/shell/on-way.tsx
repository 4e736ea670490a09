import type { ReactNode } from "react";
import type { Way } from "@/components/shell/desk-ways";

/** Says which way of the desk's rail leads here, so that it is lit (`DeskWays`). */
export const OnWay = ({ way, children }: { way: Way; children: ReactNode }) => (
  <div data-on-way={way} className="contents">
    {children}
  </div>
);
