import { ChatScreen } from "@/components/chat/chat-screen";
import { findNewestMessages } from "@/lib/http/newest-messages";

export default async function HomePage() {
  return <ChatScreen brought={await findNewestMessages()} />;
}
