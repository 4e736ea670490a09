/**
 * On a wide screen the rows of the users share these columns, on a narrow one each is a card. The last is that of the
 * buttons, which stand below the others where there is no room for it.
 */
export const userColumns =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_6.5rem_4.5rem_7rem_6.5rem_8.5rem] lg:gap-x-4 lg:px-5 " +
  "xl:grid-cols-[minmax(0,1fr)_6.5rem_4.5rem_7rem_6.5rem_8.5rem_13.5rem]";
