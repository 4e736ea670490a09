import { Chat } from "./chat";

export const dynamic = "force-dynamic";

export default function ChatPage() {
  return (
    <main>
      <h1>English Coach</h1>
      <Chat />
    </main>
  );
}
