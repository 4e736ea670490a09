import { CoachMascot } from "@/components/art/coach-mascot";
import { PhoneIcon } from "@/components/frame/help-icons";
import { HelpLine } from "@/components/help/help-line";
import { KeepPage } from "@/components/help/keep-page";
import { OpeningSentences } from "@/components/help/opening-sentences";
import { BackHeader } from "@/components/frame/back-header";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { BookIcon, HeartIcon } from "@/components/ui/icons";
import { help, safety } from "@/lib/i18n/it";

/** Whom one can talk to. Nothing in it depends on who reads it: it is kept in the browser, and read without an account. */
export function HelpPage({ isKept }: { isKept: boolean }) {
  const { adult, school } = help;
  return (
    <div className="squared-paper min-h-dvh px-4 py-5 sm:py-8">
      {isKept && <KeepPage />}
      <div className="mx-auto flex max-w-3xl flex-col gap-2">
        <BackHeader href="/" back={help.back} />
        <main className="flex flex-col gap-5 pb-6">
          <Opening />
          <Card>
            <SectionTitle title={help.linesTitle} tile="bg-action-soft text-action-ink" Icon={PhoneIcon} />
            <p>{help.linesText}</p>
            <ul className="mt-2 divide-y divide-line">
              {safety.numbers.map(({ number, name }) => (
                <HelpLine key={number} number={number} name={name} />
              ))}
            </ul>
          </Card>
          <Card className="break-inside-avoid">
            <SectionTitle title={adult.title} tile="bg-coral-soft text-coral-ink" Icon={HeartIcon} />
            <p>{adult.text}</p>
            <p className="mt-4 mb-3">{adult.sentencesTitle}</p>
            <OpeningSentences />
          </Card>
          <Card className="break-inside-avoid">
            <SectionTitle title={school.title} tile="bg-leaf-soft text-leaf-ink" Icon={BookIcon} />
            <p>{school.text}</p>
          </Card>
        </main>
      </div>
    </div>
  );
}

/** On a phone the coach stands beside the title alone, so that the words have the whole width. */
function Opening() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-3 sm:grid-rows-[1fr_auto_auto] sm:gap-x-8">
      <h1 className="pb-1 text-2xl font-extrabold sm:text-3xl">{help.heading}</h1>
      <CoachMascot mood="consoles" className="w-32 airy:hidden sm:row-span-2 sm:w-48" />
      <p className="col-span-2 text-lg sm:col-span-1">{help.lead}</p>
      <p className="col-span-2 rounded-lg bg-sun-soft px-5 py-4 text-lg font-bold sm:px-6">{help.promise}</p>
    </div>
  );
}

type SectionTitleProps = { title: string; tile: string; Icon: typeof HeartIcon };

function SectionTitle({ title, tile, Icon }: SectionTitleProps) {
  return (
    <h2 className="mb-3 flex items-center gap-3 text-lg font-bold">
      <span className={classNames("grid size-10 shrink-0 place-items-center rounded-md", tile)}>
        <Icon className="size-5.5" />
      </span>
      {title}
    </h2>
  );
}
