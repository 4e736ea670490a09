/** Sends a message of the conversation on screen again. Ends when its answer is there, or none comes; at once while another is awaited. */
type Resend = (clientMessageId: string) => Promise<void>;

let shown: Resend | undefined;

/** How messages are sent where the chat is on screen: there the answer can be seen coming. */
export const shownChat = (): Resend | undefined => shown;

export function showChat(resend: Resend): () => void {
  shown = resend;
  return () => {
    if (shown === resend) shown = undefined;
  };
}
