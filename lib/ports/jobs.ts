/** What can be done later, and what it needs to know. */
export type Jobs = {
  "send-mail": { mailId: string };
  sweep: Record<string, never>;
  "mirror-progress": Record<string, never>;
  "monthly-reports": Record<string, never>;
  "erase-accounts": Record<string, never>;
};
export type JobName = keyof Jobs;

export type JobHandlers = { [N in JobName]: (data: Jobs[N], job: { isLastTry: boolean }) => Promise<void> };

export type EnqueueOptions = { afterSeconds?: number; priority?: "low" };

export interface JobsPort {
  /** Puts a job in its queue; with `afterSeconds`, not before then; with a low priority, behind those without. */
  enqueue<N extends JobName>(name: N, data: Jobs[N], options?: EnqueueOptions): Promise<void>;
  /** Works the queues in this process until `stop`. */
  work(handlers: JobHandlers): Promise<void>;
  /** Runs what is due, for most of a minute at most, and answers how many jobs were run. */
  drain(handlers: JobHandlers): Promise<number>;
  stop(): Promise<void>;
}
