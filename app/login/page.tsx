import { AuthCard } from "@/components/auth/auth-card";
import { LoginScreen } from "@/components/auth/login-screen";
import { env } from "@/lib/env";
import { legalIdentityOf } from "@/lib/policies";

export default function LoginPage() {
  const { LEGAL_NAME } = env();
  return (
    <LoginScreen identity={LEGAL_NAME === undefined ? undefined : legalIdentityOf(env())}>
      <AuthCard devOutbox={!env().RESEND_API_KEY} />
    </LoginScreen>
  );
}
