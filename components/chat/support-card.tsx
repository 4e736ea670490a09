import { Suspense, useId } from "react";
import type { SupportReply } from "@/lib/features/safety/contract";
import { supportCard as t } from "@/lib/i18n/it";
import { PhoneIcon } from "@/components/frame/help-icons";
import { helpPath } from "@/components/frame/help-link";
import { classNames } from "@/components/ui/class-names";
import { lazyWhenOnline } from "@/components/ui/lazy-or";
import { PageLink } from "@/components/ui/page-link";

// Few ever see it, and without a network it could tell nobody.
const TellParents = lazyWhenOnline(() => import("@/components/chat/tell-parents"));

function TellParentsLater({ support }: { support: SupportReply }) {
  if (!support.canTell) return null;
  return (
    <Suspense fallback={null}>
      <TellParents support={support} />
    </Suspense>
  );
}

/** Who helps, below what the coach says. It is no live region: `Answering` says its words with the answer. */
export function SupportCard({ support }: { support: SupportReply }) {
  switch (support.level) {
    case "gentle":
      return <QuietWord support={support} />;
    case "worry":
    case "crisis":
      return <WhoAnswers support={support} />;
  }
}

/** Below the bubble; where there is room, not below the face beside it. */
const place = "mt-1.5 flex max-w-2xl bg-leaf-soft text-ink sm:ml-11.5";

const callLook =
  "items-center rounded-md border border-leaf/50 bg-surface shadow-[0_2px_0_var(--color-leaf)] " +
  "transition-[translate,box-shadow,background-color] duration-100 hover:bg-leaf-soft active:translate-y-[2px] active:shadow-none";

function QuietWord({ support }: { support: SupportReply }) {
  const { text, numbers } = support;
  const [first] = numbers;
  return (
    <div className={classNames(place, "flex-col items-start rounded-md px-3.5 py-2.5 text-sm")}>
      <p>{text}</p>
      {first && (
        <a
          href={`tel:${first.number}`}
          className={classNames(
            "my-1.5 inline-flex min-h-11 gap-1.5 px-3.5 font-semibold text-leaf-ink",
            callLook,
          )}
        >
          <PhoneIcon className="size-4.5" />
          {t.call} {first.number}
        </a>
      )}
      <TellParentsLater support={support} />
    </div>
  );
}

function WhoAnswers({ support }: { support: SupportReply }) {
  const { numbers } = support;
  const titleId = useId();
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className={classNames(place, "flex-col gap-2 rounded-lg px-3 pt-3 pb-1.5 sm:px-4")}
    >
      <p id={titleId} className="text-sm font-semibold">
        {t.title}
      </p>
      <ul className="grid gap-2.5 pb-1 sm:grid-cols-3">
        {numbers.map((one) => (
          <li key={one.number}>
            <NumberLink {...one} />
          </li>
        ))}
      </ul>
      <PageLink
        href={helpPath}
        className="inline-flex min-h-11 items-center self-start rounded-md text-sm font-semibold text-leaf-ink underline decoration-leaf decoration-2 underline-offset-4"
      >
        {t.people}
      </PageLink>
      <TellParentsLater support={support} />
    </div>
  );
}

function NumberLink({ number, name }: { number: string; name: string }) {
  return (
    <a
      href={`tel:${number}`}
      className={classNames("flex min-h-12 gap-x-2.5 px-3.5 py-1.5 sm:flex-wrap sm:py-2.5", callLook)}
    >
      <PhoneIcon className="size-5 shrink-0 text-leaf-ink" />
      <span className="sr-only">{t.call} </span>
      <span className="text-lg font-bold">{number}</span>{" "}
      <span className="text-sm text-ink-soft sm:w-full">{name}</span>
    </a>
  );
}
