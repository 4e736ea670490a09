import { subscription as t } from "@/lib/i18n/it";
import { BackHeader } from "@/components/frame/back-header";

/** A page of its own, without the learner's bars: a parent may be the one who reads it. */
export function SubscribeFrame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="squared-paper min-h-dvh px-4 py-5 sm:py-8">
      <div className="mx-auto flex max-w-4xl flex-col gap-5">
        <BackHeader href="/" back={t.back} />
        <main className="animate-rise flex flex-col gap-5 pb-8">
          <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
          {children}
        </main>
      </div>
    </div>
  );
}
