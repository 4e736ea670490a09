import { EnglishMarked } from "@/components/coach-text/english-marked";
import { classNames } from "@/components/ui/class-names";
import type { IconProps } from "@/components/ui/icons";

const tones = { leaf: "bg-leaf-soft text-leaf-ink", action: "bg-action-soft text-action-ink" };

type RemarkProps = {
  tone: keyof typeof tones;
  Icon: (props: IconProps) => React.ReactNode;
  title: string;
  text: string;
};

/** Praise or advice: what it is about, and a sentence. */
export function Remark({ tone, Icon, title, text }: RemarkProps) {
  return (
    <span className="flex min-w-0 grow gap-3">
      <span className={classNames("grid size-10 shrink-0 place-items-center rounded-md", tones[tone])}>
        <Icon className="size-5.5" />
      </span>
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-semibold">
          <EnglishMarked text={title} />
        </span>
        <span className="text-sm text-pretty">
          <EnglishMarked text={text} />
        </span>
      </span>
    </span>
  );
}
