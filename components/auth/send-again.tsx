import { useState } from "react";
import { failureText } from "@/components/auth/failure-text";
import { Button } from "@/components/ui/button";
import { accountMailRateLimit } from "@/lib/features/accounts/rules";
import { sendAgain as t } from "@/lib/i18n/it/send-again";

export type SendAgainProps = {
  /** Shown when the server gives no reason why it is not sent. */
  failure: string;
  request: () => Promise<unknown>;
};

/**
 * Has a mail sent once more to where it went. The server answers alike whether it sends or not, and so does not say that there
 * were too many: this does.
 */
export function SendAgain({ failure, request }: SendAgainProps) {
  const [sent, setSent] = useState(1);
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState<string>();

  async function send(): Promise<void> {
    if (sent >= accountMailRateLimit.max) return setSaid(t.often(accountMailRateLimit.max));
    setIsSending(true);
    try {
      await request();
      setSent(sent + 1);
      setSaid(t.done);
    } catch (error) {
      setSaid(failureText(error, failure));
    }
    setIsSending(false);
  }

  return (
    <>
      <Button variant="secondary" size="lg" loading={isSending} onClick={() => void send()}>
        {t.button}
      </Button>
      <p role="status" className="text-center text-sm">
        {said}
      </p>
    </>
  );
}
