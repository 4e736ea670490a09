"use client";

import { useState } from "react";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { api } from "@/lib/api-client/client";
import { sendToParent as t } from "@/lib/i18n/it/send-to-parent";

type Way = "share" | "copy" | "mail";
type Said = { variant: "success" | "error"; text: string };

/**
 * A link by which an adult pays, made when it is first wanted and then the same one: whoever only looks makes none. What came
 * of it is said in `said`.
 */
export function usePayLink() {
  const [url, setUrl] = useState<string>();
  const [busy, setBusy] = useState<Way | "end">();
  const [said, setSaid] = useState<Said>();

  async function attempt(what: Way | "end", failure: string, deed: () => Promise<Said | undefined>) {
    setBusy(what);
    setSaid(undefined);
    try {
      setSaid(await deed());
    } catch (error) {
      setSaid({ variant: "error", text: userMessageOf(error, failure) });
    }
    setBusy(undefined);
  }

  async function ensured(): Promise<string> {
    if (url) return url;
    const made = await api("POST /api/parent/pay-links");
    setUrl(made.url);
    return made.url;
  }

  return {
    url,
    busy,
    said,
    send: (way: Way) => void attempt(way, t.makeFailed, async () => ways[way](await ensured())),
    end: () =>
      void attempt("end", t.endFailed, async () => {
        const { message } = await api("DELETE /api/parent/pay-links");
        setUrl(undefined);
        return { variant: "success", text: message };
      }),
  };
}

const ways: Record<Way, (url: string) => Promise<Said | undefined>> = {
  async share(url) {
    try {
      await navigator.share({ title: t.subject, text: t.message, url });
      return undefined;
    } catch (error) {
      // Whoever closes the sheet has changed their mind: no fault.
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      return isClosed ? undefined : { variant: "error", text: t.shareFailed };
    }
  },
  async copy(url) {
    try {
      await navigator.clipboard.writeText(url);
      return { variant: "success", text: t.copied };
    } catch {
      return { variant: "error", text: t.copyFailed };
    }
  },
  async mail(url) {
    const subject = encodeURIComponent(t.subject);
    const body = encodeURIComponent(`${t.message}\n\n${url}`);
    window.location.assign(`mailto:?subject=${subject}&body=${body}`);
    return undefined;
  },
};

export const canShare = (): boolean => typeof navigator.share === "function";
