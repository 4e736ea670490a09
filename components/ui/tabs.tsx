"use client";

import { createContext, useContext, useId, type KeyboardEvent, type ReactNode } from "react";

type TabsProps = {
  value: string;
  onValueChange: (value: string) => void;
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: { value: string; label: string }[];
  /** `TabPanel`s. */
  children: ReactNode;
};

const TabsContext = createContext({ id: "", value: "" });

/** Tabs as ARIA describes them: one stop for the Tab key, arrows and Home and End to choose. */
export function Tabs({ value, onValueChange, label, tabs, children }: TabsProps) {
  const id = useId();

  function chooseByKey(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[nextIndex(event.key, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  }

  return (
    <TabsContext value={{ id, value }}>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={chooseByKey}
        className="@container flex flex-wrap gap-1.5 rounded-md bg-sunk p-1.5"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            className="min-h-11 min-w-max flex-1 airy:min-w-min @max-[15rem]:min-w-min rounded-[0.625rem] px-3 text-sm font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:outline-offset-0 aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-rest"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children}
    </TabsContext>
  );
}

/** What a tab shows; only the chosen one is on the page. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const tabs = useContext(TabsContext);
  if (tabs.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      className="animate-fade mt-6"
    >
      {children}
    </div>
  );
}

function nextIndex(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
