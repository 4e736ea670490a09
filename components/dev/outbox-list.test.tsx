import { render, screen, within } from "@testing-library/react";
import { emails } from "@/lib/i18n/it";
import type { OutboxMail } from "@/lib/ports/mailer";
import { OutboxList } from "./outbox-list";

const mail: OutboxMail = {
  id: "1",
  to: "sofia@example.it",
  subject: "Conferma la tua email",
  html: "<p>Ciao</p><script>alert(1)</script>",
  text: "Ciao",
  template: "verify-email",
  links: ["http://localhost:3000/email-verified?token=abc"],
  sentAt: "2026-11-20T07:35:00.000Z",
};

test("shows subject, recipient, the hour in Rome and the links of each mail, in the order given", () => {
  render(<OutboxList mails={[mail, { ...mail, id: "2", subject: "Password cambiata", links: [] }]} />);
  const [first, second] = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("heading", { level: 2 }));
  expect(within(first!).getByRole("heading", { level: 2 })).toHaveTextContent(mail.subject);
  expect(first).toHaveTextContent("sofia@example.it · 20 novembre 2026 alle ore 08:35:00");
  expect(within(first!).getByRole("link")).toHaveAttribute("href", mail.links[0]);
  expect(within(second!).queryByRole("link")).not.toBeInTheDocument();
});

test("shows the message in a frame that may run nothing", () => {
  render(<OutboxList mails={[mail]} />);
  const frame = screen.getByTitle(emails.outbox.frameTitle(mail.subject));
  expect(frame).toHaveAttribute("sandbox", "");
  expect(frame).toHaveAttribute("srcdoc", mail.html);
});

test("says what to do when there is no mail yet", () => {
  render(<OutboxList mails={[]} />);
  expect(screen.getByText(emails.outbox.emptyHint)).toBeInTheDocument();
});
