import { Logo } from "@/components/art/logo";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { PageLink } from "@/components/ui/page-link";

type ParentsFrameProps = {
  title: string;
  /** What stands above the title. */
  header: React.ReactNode;
  /** Whether there is enough to show for a desk to show it side by side. */
  isWide?: boolean;
  children: React.ReactNode;
};

/** The account pages' desk, with room for a form. */
export function ParentsFrame({ title, header, isWide = false, children }: ParentsFrameProps) {
  return (
    <div className="squared-paper min-h-dvh px-4 py-5 sm:py-8">
      <div className={`mx-auto flex w-full max-w-2xl flex-col gap-5 ${isWide ? "lg:max-w-5xl" : ""}`}>
        {header}
        <main className="flex flex-col gap-5 pb-10">
          <h1 className="text-xl font-bold">{title}</h1>
          {children}
        </main>
      </div>
    </div>
  );
}

/** The product's name, the reading tools, and what can be done about the page. */
export function LogoHeader({ children }: { children: React.ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <PageLink href="/" className="inline-flex min-h-11 items-center rounded-md">
        <Logo />
      </PageLink>
      <div className="flex items-center gap-2">
        <ReadingToolsButton />
        {children}
      </div>
    </header>
  );
}
