"use client";

import type { ComponentProps } from "react";
import { userFilters, userSorts } from "@/lib/features/administration/rules";
import { adminUsers as t } from "@/lib/i18n/it/admin-users";
import type { usePanelAddress } from "@/components/admin/use-panel-address";
import { UserSearch } from "@/components/admin/users/user-search";
import { controlStyle } from "@/components/ui/field-frame";
import { ChevronDownIcon } from "@/components/ui/icons";

const filterChoices = [
  { value: "", label: t.everybody },
  ...userFilters.map((value) => ({ value, label: t.filters[value] })),
];
const sortChoices = userSorts.map((value) => ({ value, label: t.sorts[value] }));

/** What the list of users is searched, narrowed and sorted by. */
export function UserTools({ address, go, amend }: ReturnType<typeof usePanelAddress>) {
  return (
    <div className="flex w-full flex-wrap items-center gap-2 lg:w-auto lg:grow lg:flex-nowrap">
      <UserSearch search={address.search ?? ""} onSearch={(search) => amend({ search })} />
      <Choice
        aria-label={t.filter}
        choices={filterChoices}
        value={address.filter ?? ""}
        onChange={({ target }) => go({ filter: userFilters.find((one) => one === target.value) })}
      />
      <Choice
        aria-label={t.sort}
        choices={sortChoices}
        value={address.sort ?? userSorts[0]}
        onChange={({ target }) => go({ sort: userSorts.slice(1).find((one) => one === target.value) })}
      />
    </div>
  );
}

type ChoiceProps = ComponentProps<"select"> & { choices: { value: string; label: string }[] };

function Choice({ choices, ...rest }: ChoiceProps) {
  return (
    <div className="relative min-w-40 flex-1 lg:w-52 lg:flex-none">
      <select className={`${controlStyle} min-h-11! appearance-none pr-10! pl-3! text-sm!`} {...rest}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
    </div>
  );
}
