import { ChatScreen } from "@/components/chat/chat-screen";

export default function HomePage() {
  return <ChatScreen />;
}
