/**
 * On a wide screen the rows of the users share these columns, on a narrow one each is a card. Where there is little room the
 * days of the last login and of the registration are left to the details.
 */
export const userColumns =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10.5rem_8.5rem_4rem_2.75rem] lg:gap-x-3 lg:px-4 " +
  "xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10.5rem_8.5rem_4rem_6.25rem_6.25rem_2.75rem]";
