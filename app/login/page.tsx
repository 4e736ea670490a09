import { LoginScreen } from "@/components/auth/login-screen";
import { env } from "@/lib/env";

export default function LoginPage() {
  return <LoginScreen devOutbox={!env().RESEND_API_KEY} />;
}
