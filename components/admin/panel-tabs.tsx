"use client";

import { useEffect, useRef, type ComponentProps } from "react";
import { adminPanel as t } from "@/lib/i18n/it";
import { usePanelAddress } from "@/components/admin/use-panel-address";
import { Tabs } from "@/components/ui/tabs";

/** Around header and tabs: as low as can be, for the list below. On a desktop a tab is as wide as its word. */
export const panelFrame =
  "mx-auto flex w-full max-w-7xl flex-col gap-2 px-4 pt-2 pb-12 sm:px-8 [&_[role=tabpanel]]:mt-2 " +
  "lg:[&_[role=tab]]:flex-none lg:[&_[role=tab]]:px-5 lg:[&_[role=tablist]]:p-1 " +
  // So narrow that all of them stand in one row of a small phone; with larger letters they take a second one.
  "max-sm:[&_[role=tab]]:px-1 max-sm:[&_[role=tab]]:text-[0.8125rem] " +
  "max-sm:[&_[role=tablist]]:gap-0.5 max-sm:[&_[role=tablist]]:p-1";

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
    // Whoever was led here by a button of another section has lost it: the focus begins at the section's name.
    if (!isFirst.current && document.activeElement === document.body) chosen?.focus();
    isFirst.current = false;
  }, [value]);

  return (
    <div ref={frame}>
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
