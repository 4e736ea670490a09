import { headers } from "next/headers";
import { listOutbox } from "@/lib/features/mail/list-outbox";
import { getApp } from "@/lib/application";

/** What /dev/outbox shows to who looks at it. */
export const outboxMails = async () => listOutbox(await getApp(), (await headers()).get("cookie"));
