"use client";

import { useEffect } from "react";
import { toast as sonner, Toaster as SonnerToaster, type ToasterProps } from "sonner";
import { common } from "@/lib/i18n/it/common";
import { IconButton } from "@/components/ui/icon-button";
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from "@/components/ui/icons";
import type { ShownToast } from "@/components/ui/toast";

const defaultDurationMs = 5000;
const echoDurationMs = 3000;

const looks = {
  success: { Icon: CheckIcon, mark: "bg-leaf-soft text-leaf-ink" },
  error: { Icon: AlertIcon, mark: "bg-coral-soft text-coral-ink" },
  info: { Icon: InfoIcon, mark: "bg-action-soft text-action-ink" },
};

export default function ToastView({ toast }: { toast: ShownToast }) {
  const place = String(toast.serial);

  useEffect(() => {
    sonner.dismiss(toast.serial - 1);
    sonner.custom((id) => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, {
      id: toast.serial,
      toasterId: place,
      position: positionNow(toast.isEcho),
      duration: toast.durationMs ?? (toast.isEcho ? echoDurationMs : defaultDurationMs),
    });
  }, [toast, place]);

  // Dismissed, a toast that is not drawn yet would be drawn all the same, half behind the next. In a place of its own it goes
  // with the place.
  return (
    <SonnerToaster
      id={place}
      visibleToasts={1}
      offset={16}
      mobileOffset={{
        top: 12,
        right: 12,
        bottom: hasBar() ? "calc(var(--spacing-bar) + 12px)" : 12,
        left: 12,
      }}
      containerAriaLabel={common.notifications}
    />
  );
}

/** Whether there is a bar under the thumb, which is not to be covered. */
const hasBar = () => document.querySelector(".pb-bar") !== null;

/** Below, where titles and tabs are not; above, where something is pressed or typed below. */
function positionNow(isEcho = false): NonNullable<ToasterProps["position"]> {
  if (document.querySelector(".lower-panel")) return "top-center";
  if (innerWidth >= 768) return "bottom-left";
  const isBusyBelow =
    document.querySelector("[role=dialog]") ??
    (!isEcho && document.activeElement?.matches("input, textarea"));
  return isBusyBelow ? "top-center" : "bottom-center";
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { Icon, mark } = looks[toast.variant ?? "info"];
  return (
    <div
      data-above-dialogs
      role={toast.variant === "error" ? "alert" : "status"}
      className="pointer-events-auto flex w-full items-start gap-3 rounded-lg border border-line bg-surface p-3 font-sans text-sm text-ink shadow-lift sm:w-89"
    >
      <span className={`grid size-11 shrink-0 place-items-center rounded-md ${mark}`}>
        <Icon />
      </span>
      <div className="flex min-w-0 grow flex-col justify-center gap-0.5 self-center py-0.5">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="wrap-break-word text-ink-soft">{toast.description}</p>}
        {toast.reason && <p className="wrap-break-word text-ink-soft">{toast.reason}</p>}
        {toast.action && <Action action={toast.action} onClose={onClose} />}
      </div>
      <IconButton label={common.close} icon={<CloseIcon className="size-5" />} onClick={onClose} />
    </div>
  );
}

const actionStyle = "text-link mt-1 inline-flex min-h-11 items-center self-start";

function Action({ action, onClose }: { action: NonNullable<ShownToast["action"]>; onClose: () => void }) {
  const { label, href, onPress } = action;
  if (href !== undefined)
    return (
      <a href={href} className={actionStyle}>
        {label}
      </a>
    );
  return (
    <button
      type="button"
      className={actionStyle}
      onClick={() => {
        onClose();
        onPress();
      }}
    >
      {label}
    </button>
  );
}
