import { LifebuoyIcon } from "@/components/help/help-icons";
import { helpPath } from "@/components/help/help-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { help } from "@/lib/i18n/it";

export function HelpCard() {
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-bold">{help.card.title}</h2>
      <p>{help.card.text}</p>
      <PageLink href={helpPath} className={buttonStyle("secondary", "md")}>
        <LifebuoyIcon className="size-5" />
        {help.card.link}
      </PageLink>
    </Card>
  );
}
