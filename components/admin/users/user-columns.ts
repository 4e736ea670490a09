/**
 * On a wide screen the rows of the users share these columns, on a narrow one each has three lines. Where there is little room the
 * days of the last login and of the registration are left to the details.
 */
export const userColumns =
  "@min-[70rem]:grid @min-[70rem]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_8.5rem_5.5rem_3.25rem_2.75rem] @min-[70rem]:gap-x-4 @min-[70rem]:px-4 " +
  "@min-[76rem]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_8.5rem_5.25rem_3rem_6.5rem_5.5rem_2.75rem]";
