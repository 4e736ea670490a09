import { Splash } from "@/components/auth/splash";

export default function Loading() {
  return <Splash />;
}
