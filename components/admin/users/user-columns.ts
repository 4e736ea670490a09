import { adminPanel as t } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";

type UserColumn = {
  heading: string;
  /** Left to the details where there is little room. */
  isWide?: boolean;
};

/** The columns of the list of users, in the order of the widths below and of `UserFacts`. */
export const userColumns: UserColumn[] = [
  { heading: t.user },
  { heading: adminUsers.email },
  { heading: t.plan },
  { heading: t.level },
  { heading: t.hearts },
  { heading: t.lastLogin, isWide: true },
  { heading: t.since, isWide: true },
];

/**
 * On a wide screen the rows of the users share these columns, on a narrow one each has three lines. A width for each column, and
 * the menu's last; the classes are whole, as Tailwind looks for them.
 */
export const userGrid =
  "@min-[70rem]:grid @min-[70rem]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_8.5rem_5.5rem_3.25rem_2.75rem] @min-[70rem]:gap-x-4 @min-[70rem]:px-4 " +
  "@min-[76rem]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_8.5rem_5.25rem_3rem_6.5rem_5.5rem_2.75rem]";
