import type { ComponentProps } from "react";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { PageLink } from "@/components/ui/page-link";
import { auth } from "@/lib/i18n/it";

type PolicyCheckboxProps = Omit<ComponentProps<typeof CheckboxField>, "label"> & {
  text: { before: string; link: string };
  href: string;
};

/** The policy opens beside the form, which keeps what was typed. */
export function PolicyCheckbox({ text, href, ...rest }: PolicyCheckboxProps) {
  const label = (
    <>
      {text.before}
      <PageLink href={href} target="_blank" rel="noopener" className="text-link whitespace-nowrap">
        {text.link}
        <span className="sr-only"> {auth.opensNewTab}</span>
      </PageLink>
    </>
  );
  return <CheckboxField label={label} {...rest} />;
}
