import type { UserReply } from "@/lib/features/accounts/contract";

/** Whether no message goes out until the next heart comes. */
export const isOutOfHearts = ({ isPro, hearts }: Pick<UserReply, "isPro" | "hearts">): boolean =>
  !isPro && hearts === 0;
