import type {
  DeletionRequestReply,
  FeedbackReply,
  SecureUserRowReply,
  UserRowReply,
} from "@/lib/features/administration/contract";

/** A page of a list, and where the next one begins. */
export type Page<Row> = { rows: Row[]; total: number; nextCursor?: string };
export type PanelUser = UserRowReply & Partial<Pick<SecureUserRowReply, "lastLoginAt" | "lastLoginIP">>;

export type ListQuery = { search?: string; cursor?: string; signal?: AbortSignal };

/** What a panel can do, by calls of its own. What it cannot is not there. */
export type Panel = {
  kind: "system" | "secure";
  listUsers: (query: ListQuery) => Promise<Page<PanelUser>>;
  setPro: (id: number, isPro: boolean) => Promise<PanelUser>;
  setHearts?: (id: number, hearts: number) => Promise<PanelUser>;
  resetUser: (id: number) => Promise<PanelUser>;
  deleteUser?: (id: number) => Promise<{ status: "erased" | "erasing"; message: string }>;
  listFeedback: (query: ListQuery) => Promise<Page<FeedbackReply>>;
  answerFeedback: (id: string, answer: string) => Promise<FeedbackReply>;
  listDeletionRequests: (query: ListQuery) => Promise<Page<DeletionRequestReply>>;
};
