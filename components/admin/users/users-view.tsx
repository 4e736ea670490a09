"use client";

import { useRef, useState } from "react";
import { countedMatches } from "@/lib/features/administration/rules";
import { adminPanel as t } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import { PageList } from "@/components/admin/page-list";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { panelKeys } from "@/components/admin/queries";
import { usePages } from "@/components/admin/use-pages";
import { usePanelAddress } from "@/components/admin/use-panel-address";
import type { Question } from "@/components/admin/users/user-act";
import { UserList } from "@/components/admin/users/user-list";
import { UserTools } from "@/components/admin/users/user-tools";
import { lazyDialog } from "@/components/ui/lazy-dialog";

const ResetDialog = lazyDialog(() => import("@/components/admin/users/reset-dialog"));
const DeleteDialog = lazyDialog(() => import("@/components/admin/users/delete-dialog"));
const ProDialog = lazyDialog(() => import("@/components/admin/users/pro-dialog"));
const UserDrawer = lazyDialog(() => import("@/components/admin/users/user-drawer"));

/** Everybody who has an account: to look for, and to be done something to. */
export function UsersView({ panel }: { panel: Panel }) {
  const place = usePanelAddress();
  const { search, filter, sort } = place.address;
  const [question, setQuestion] = useState<Question>();
  const [opened, setOpened] = useState<PanelUser>();
  const title = useRef<HTMLHeadingElement>(null);
  const pages = usePages({
    queryKey: panelKeys.users(panel.kind, { search, filter, sort }),
    list: (page) => panel.listUsers({ search, filter, sort, ...page }),
    failure: t.usersFailed[panel.kind],
  });
  const dialogProps = question && { panel, user: question.user, onClose: () => setQuestion(undefined) };

  return (
    <section className="flex flex-col gap-4">
      <h2 ref={title} tabIndex={-1} className="sr-only">
        {t.tabs.users}
      </h2>
      <PageList
        pages={pages}
        count={
          search || !filter
            ? t.found(pages.total, search ?? "")
            : adminUsers.countOf(pages.total, countedMatches)
        }
        loading={t.loadingUsers}
        empty={emptyOf({ search, filter })}
        tools={<UserTools {...place} />}
      >
        {(users) => <UserList panel={panel} users={users} onOpen={setOpened} onAsk={setQuestion} />}
      </PageList>
      {opened && (
        <UserDrawer panel={panel} user={opened} onAsk={setQuestion} onClose={() => setOpened(undefined)} />
      )}
      {dialogProps && question.about === "reset" && <ResetDialog {...dialogProps} />}
      {dialogProps && question.about === "pro" && <ProDialog {...dialogProps} />}
      {dialogProps && question.about === "delete" && (
        <DeleteDialog {...dialogProps} focusOnceDeleted={title} onDeleted={() => setOpened(undefined)} />
      )}
    </section>
  );
}

function emptyOf({ search, filter }: { search?: string; filter?: string }) {
  if (search) return { title: t.noneFoundTitle, text: t.noneFound };
  return filter
    ? { title: adminUsers.noneOfFilter, text: adminUsers.noneOfFilterText }
    : { title: t.noUsers };
}
