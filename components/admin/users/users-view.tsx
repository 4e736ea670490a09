"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { adminPanel as t } from "@/lib/i18n/it";
import { PageList } from "@/components/admin/page-list";
import type { Panel } from "@/components/admin/panel";
import { panelKeys } from "@/components/admin/queries";
import { usePages } from "@/components/admin/use-pages";
import type { Question } from "@/components/admin/users/user-act";
import { UserList } from "@/components/admin/users/user-list";
import { UserSearch } from "@/components/admin/users/user-search";

const ResetDialog = lazy(() => import("@/components/admin/users/reset-dialog"));
const DeleteDialog = lazy(() => import("@/components/admin/users/delete-dialog"));

/** Everybody who has an account: to look for, and to be done something to. */
export function UsersView({ panel }: { panel: Panel }) {
  const [search, setSearch] = useState("");
  const [question, setQuestion] = useState<Question>();
  const title = useRef<HTMLHeadingElement>(null);
  const pages = usePages({
    queryKey: panelKeys.users(panel.kind, search),
    list: panel.listUsers,
    search,
    failure: t.usersFailed[panel.kind],
  });
  const isSearch = search !== "";
  const dialogProps = question && { panel, user: question.user, onClose: () => setQuestion(undefined) };

  return (
    <section className="flex flex-col gap-4">
      <h2 ref={title} tabIndex={-1} className="sr-only">
        {t.tabs.users}
      </h2>
      <UserSearch onSearch={setSearch} />
      <PageList
        pages={pages}
        count={t.found(pages.total, search)}
        loading={t.loadingUsers}
        empty={isSearch ? { title: t.noneFoundTitle, text: t.noneFound } : { title: t.noUsers }}
      >
        {(users) => <UserList panel={panel} users={users} onAsk={setQuestion} />}
      </PageList>
      {dialogProps && (
        <Suspense fallback={null}>
          {question.about === "reset" && <ResetDialog {...dialogProps} />}
          {question.about === "delete" && <DeleteDialog {...dialogProps} focusOnceDeleted={title} />}
        </Suspense>
      )}
    </section>
  );
}
