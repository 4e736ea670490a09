import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { usageStatsQuery } from "@/components/learner/queries";

/**
 * Whether the learner has never sent a message or a photo; undefined until it is known. What is not heard at the first try
 * counts as no: nothing changes under somebody's finger later.
 */
export function useIsNew(): boolean | undefined {
  const { data, fetchStatus, isPending } = useQuery(usageStatsQuery);
  const [isNew, setIsNew] = useState<boolean>();
  useEffect(() => {
    if (isNew !== undefined || (isPending && fetchStatus === "fetching")) return;
    setIsNew(data?.messagesCount === 0 && data.homeworkUploadsCount === 0);
  }, [isNew, data, fetchStatus, isPending]);
  return isNew;
}
