import { LoginInPlace } from "@/app/login-in-place";
import { LearnerProvider } from "@/components/learner/learner-provider";
import { currentUser } from "@/lib/http/learner-session";

/** Whoever has no session sees the login screen, whatever the middleware thought. */
export async function LearnerOnly({ children }: { children: React.ReactNode }) {
  const learner = await currentUser();
  return learner ? <LearnerProvider learner={learner}>{children}</LearnerProvider> : <LoginInPlace />;
}
