import { LazyAuthCard } from "@/components/auth/lazy-auth-card";
import { LoginScreen } from "@/components/auth/login-screen";
import { LearnerProvider } from "@/components/learner/learner-provider";
import { env } from "@/lib/env";
import { currentUser } from "@/lib/http/learner-session";

/** Whoever has no session sees the login screen, whatever the middleware thought. */
export async function LearnerOnly({ children }: { children: React.ReactNode }) {
  const learner = await currentUser();
  if (!learner)
    return (
      <LoginScreen>
        <LazyAuthCard devOutbox={!env().RESEND_API_KEY} />
      </LoginScreen>
    );
  return <LearnerProvider learner={learner}>{children}</LearnerProvider>;
}
