"use client";

import { useEffect, useRef, type ComponentProps, type FocusEvent } from "react";
import { adminPanel as t } from "@/lib/i18n/it";
import { usePanelAddress } from "@/components/admin/use-panel-address";
import { Tabs } from "@/components/ui/tabs";

/**
 * Around header and tabs: as low as can be, for the list below. On a desktop a tab is as wide as its word; on a phone they
 * stand in one row, which goes on to the side.
 */
export const panelFrame =
  "mx-auto flex w-full max-w-7xl flex-col gap-2 px-4 pt-2 pb-12 sm:px-8 [&_[role=tabpanel]]:mt-2 " +
  "[&_[role=tab]]:flex-none lg:[&_[role=tab]]:px-5 lg:[&_[role=tablist]]:p-1 " +
  "max-lg:[&_[role=tab]]:min-w-max! max-lg:[&_[role=tablist]]:flex-nowrap max-lg:[&_[role=tablist]]:overflow-x-auto " +
  "max-lg:[&_[role=tablist]]:[scrollbar-width:none] " +
  // So narrow that what goes on beyond the edge of a small phone is seen to begin.
  "max-sm:[&_[role=tab]]:px-2 max-sm:[&_[role=tablist]]:gap-0.5";

/** One that is cut by the edge of the row comes into it whole, for who comes by key: under a finger it must not move away. */
function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches("[role=tab]:focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "center" });
}

type PanelTabsProps = Pick<ComponentProps<typeof Tabs>, "tabs" | "children">;

/** The sections of a panel; the address says which one. The first is where one begins. */
export function PanelTabs({ tabs, children }: PanelTabsProps) {
  const { address, go } = usePanelAddress();
  const [first] = tabs;
  const { value } = tabs.find((tab) => tab.value === address.tab) ?? first ?? { value: "" };
  const frame = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const chosen = frame.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]");
    const row = chosen?.parentElement;
    if (chosen && row) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    // Whoever was led here by a button of another section has lost it: the focus begins at the section's name.
    if (!isFirst.current && document.activeElement === document.body) chosen?.focus();
    isFirst.current = false;
  }, [value]);

  return (
    <div ref={frame} onFocus={bringIntoView}>
      <Tabs
        value={value}
        onValueChange={(next) => go({ tab: next === first?.value ? undefined : next, user: undefined })}
        label={t.tabsLabel}
        tabs={tabs}
      >
        {children}
      </Tabs>
    </div>
  );
}
