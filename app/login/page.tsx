import { AuthCard } from "@/components/auth/auth-card";
import { LoginScreen } from "@/components/auth/login-screen";
import { env } from "@/lib/env";

export default function LoginPage() {
  return (
    <LoginScreen>
      <AuthCard devOutbox={!env().RESEND_API_KEY} />
    </LoginScreen>
  );
}
