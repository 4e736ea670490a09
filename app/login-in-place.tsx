import { LazyAuthCard } from "@/components/auth/lazy-auth-card";
import { LoginScreen } from "@/components/auth/login-screen";
import { env } from "@/lib/env";

/** The login screen where a page was asked for by whom nobody knows. */
export function LoginInPlace() {
  return (
    <LoginScreen>
      <LazyAuthCard devOutbox={!env().RESEND_API_KEY} />
    </LoginScreen>
  );
}
