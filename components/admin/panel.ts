import type {
  SecureUserDetailsReply,
  SecureUserRowReply,
  UserDetailsReply,
  UserRowReply,
} from "@/lib/features/administration/contract";
import type { DeletionRequestReply } from "@/lib/features/deletion/contract";
import type { FeedbackReply } from "@/lib/features/feedback/contract";
import type { UserFilter, UserSort } from "@/lib/features/administration/rules";

/** A page of a list, and where the next one begins. */
export type Page<Row> = { rows: Row[]; total: number; nextCursor?: string };
export type PanelUser = UserRowReply & Partial<Pick<SecureUserRowReply, "lastLoginIP">>;
export type PanelUserDetails = UserDetailsReply & Partial<Pick<SecureUserDetailsReply, "lastLoginIP">>;

export type PageQuery = { cursor?: string; signal?: AbortSignal };
export type UsersQuery = PageQuery & { search?: string; filter?: UserFilter; sort?: UserSort };
export type FeedbackQuery = PageQuery & { userId?: string };

/** What a panel can do, by calls of its own. What it cannot is not there. */
export type Panel = {
  kind: "system" | "secure";
  listUsers: (query: UsersQuery) => Promise<Page<PanelUser>>;
  getUser: (id: number, signal: AbortSignal) => Promise<PanelUserDetails>;
  setPro: (id: number, isPro: boolean) => Promise<PanelUser>;
  setHearts?: (id: number, hearts: number) => Promise<PanelUser>;
  resetUser: (id: number) => Promise<PanelUser>;
  deleteUser?: (id: number) => Promise<{ status: "erased" | "erasing"; message: string }>;
  listFeedback: (query: FeedbackQuery) => Promise<Page<FeedbackReply>>;
  countWaiting: (signal: AbortSignal) => Promise<{ waiting: number }>;
  answerFeedback: (id: string, answer: string) => Promise<FeedbackReply>;
  listDeletionRequests: (query: PageQuery) => Promise<Page<DeletionRequestReply>>;
};
