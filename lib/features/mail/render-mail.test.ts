import { renderMail } from "./render-mail";
import type { MailContent } from "./templates";

const app = "https://coach.example.it";
const contents: MailContent[] = [
  { template: "verify-email", props: { verifyUrl: `${app}/email-verified?token=a-B_9` } },
  { template: "reset-password", props: { resetUrl: `${app}/reset-password?token=a-B_9` } },
  {
    template: "already-registered",
    props: { loginUrl: `${app}/login`, forgotPasswordUrl: `${app}/forgot-password` },
  },
  { template: "password-changed", props: { forgotPasswordUrl: `${app}/forgot-password` } },
];

describe.each(contents)("the mail $template", (content) => {
  const urls = Object.values<string>(content.props);

  test("carries its links in HTML, in plain text and in the list, the main one first", async () => {
    const { html, text, links } = await renderMail(content);
    expect(links).toEqual(urls);
    for (const url of urls) {
      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(url);
    }
  });

  test("has a subject of one line and at most 150 characters", async () => {
    const { subject } = await renderMail(content);
    expect(subject).toMatch(/^[^\p{Cc}]{10,150}$/u);
  });

  test("is Italian, and readable as plain text without a trace of HTML or style", async () => {
    const { html, text } = await renderMail(content);
    expect(html).toContain('lang="it"');
    expect(text).toMatch(/English Coach/);
    expect(text).not.toMatch(/<|&\w+;|\{|prefers-color-scheme/);
  });

  test("loads nothing from elsewhere", async () => {
    const { html } = await renderMail(content);
    expect(html).not.toMatch(/<img|<script|<link|@import|@font-face|url\(|src=/i);
  });
});

test("a link with characters of HTML in it stays one address", async () => {
  const verifyUrl = `${app}/email-verified?token=a&x="><script>alert(1)</script>`;
  const { html } = await renderMail({ template: "verify-email", props: { verifyUrl } });
  expect(html).not.toContain("<script>");
});

test("verification says 24 hours, reset says 60 minutes and to ignore it when it was not you", async () => {
  const [verify, reset] = await Promise.all(contents.slice(0, 2).map(renderMail));
  expect(verify?.text).toContain("24 ore");
  expect(reset?.text).toContain("60 minuti");
  expect(reset?.text).toMatch(/Se non sei stato tu.*ignora/);
});
