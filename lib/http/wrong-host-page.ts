import { statusByCode } from "@/lib/errors";
import { common, errors } from "@/lib/i18n/it";
import { commonHeaders } from "./security-headers";

/** What a page request gets that asked for another host: where to find us, and nothing that runs. `appUrl` is checked. */
export function wrongHostPage(appUrl: string): Response {
  const body = `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${common.productName}</title>
<h1>${errors.wrongHost}</h1>
<p>${errors.rightHost} <a href="${appUrl}">${appUrl}</a></p>
</html>
`;
  return new Response(body, {
    status: statusByCode.WRONG_HOST,
    headers: {
      ...commonHeaders(appUrl),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    },
  });
}
