"use client";

import type { ComponentProps } from "react";
import { adminPanel as t } from "@/lib/i18n/it";
import { usePanelAddress } from "@/components/admin/use-panel-address";
import { Tabs } from "@/components/ui/tabs";

/**
 * Around header and tabs: on a desktop as low as can be, for twelve users below. There a tab is as wide as its word; on a
 * phone they stand two and two.
 */
export const panelFrame =
  "mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 pt-6 pb-12 sm:px-8 lg:gap-2 lg:pt-3 lg:[&_[role=tabpanel]]:mt-3 " +
  "lg:[&_[role=tab]]:flex-none lg:[&_[role=tab]]:px-5 " +
  "max-sm:@min-[19rem]:[&_[role=tab]]:min-w-min max-sm:@min-[19rem]:[&_[role=tab]]:basis-[42%]";

type PanelTabsProps = Pick<ComponentProps<typeof Tabs>, "tabs" | "children">;

/** The sections of a panel; the address says which one. The first is where one begins. */
export function PanelTabs({ tabs, children }: PanelTabsProps) {
  const { address, go } = usePanelAddress();
  const [first] = tabs;
  const { value } = tabs.find((tab) => tab.value === address.tab) ?? first ?? { value: "" };
  return (
    <Tabs
      value={value}
      onValueChange={(next) => go({ tab: next === first?.value ? undefined : next, user: undefined })}
      label={t.tabsLabel}
      tabs={tabs}
    >
      {children}
    </Tabs>
  );
}
