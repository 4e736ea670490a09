import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { ChevronDownIcon } from "@/components/ui/icons";

type SettingProps = { icon: ReactNode; title: string; text: string };

/** Of what is pressed in a list of settings: a button or a link. */
export const settingRow =
  "-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-sunk disabled:text-ink-soft";

/** What a row shows: its picture, its name and a line about it. The ids name the two for who cannot see them. */
export function SettingFace({ icon, title, text, id }: SettingProps & { id?: string }) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-action-soft text-action-ink">
        {icon}
      </span>
      <span className="flex min-w-0 grow flex-col">
        <span id={id && `${id}-title`} className="font-semibold">
          {title}
        </span>
        <span id={id && `${id}-text`} className="text-sm text-ink-soft">
          {text}
        </span>
      </span>
      <ChevronDownIcon className="size-5 shrink-0 -rotate-90 text-ink-soft" />
    </>
  );
}

type SettingButtonProps = SettingProps & ComponentProps<"button"> & { loading?: boolean };

/** A row that does something; greyed while it does. */
export function SettingButton({ icon, title, text, loading, className, ...rest }: SettingButtonProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-busy={loading || undefined}
      disabled={loading}
      className={classNames(settingRow, className)}
      {...rest}
    >
      <SettingFace icon={icon} title={title} text={text} id={id} />
    </button>
  );
}
