import { AlertIcon, CheckIcon, InfoIcon } from "@/components/ui/icons";
import { classNames } from "@/components/ui/class-names";

type NoticeProps = {
  variant: "info" | "success" | "warning" | "error";
  title?: string;
  children?: React.ReactNode;
  className?: string;
};

const looks = {
  info: { box: "bg-action-soft", mark: "text-action-ink", Icon: InfoIcon },
  success: { box: "bg-leaf-soft", mark: "text-leaf-ink", Icon: CheckIcon },
  warning: { box: "bg-sun-soft", mark: "text-sun-ink", Icon: AlertIcon },
  error: { box: "bg-coral-soft", mark: "text-coral-ink", Icon: AlertIcon },
};

/** A banner that a screen reader announces: at once when it is an error. */
export function Notice({ variant, title, children, className }: NoticeProps) {
  const { box, mark, Icon } = looks[variant];
  return (
    <div
      role={variant === "error" ? "alert" : "status"}
      className={classNames("animate-rise flex gap-3 rounded-md p-4 text-sm text-ink", box, className)}
    >
      <Icon className={classNames("mt-px size-5 shrink-0", mark)} />
      <div className="flex min-w-0 flex-col gap-0.5">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
