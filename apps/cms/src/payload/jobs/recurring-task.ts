import type { Payload, TaskConfig } from 'payload'

/** One thing that a recurring job does, and what is logged when it fails. */
type Chore = readonly [run: (payload: Payload, now: Date) => Promise<unknown>, failure: string]

/**
 * The task of a recurring job, which does its chores one after the other. A failing chore does not stop the others, and
 * the job never fails, or Payload would not queue it again.
 */
export const recurringTask = (
  slug: string,
  chores: readonly Chore[],
): TaskConfig<{ input: object; output: object }> => ({
  slug,
  handler: async ({ req: { payload } }) => {
    for (const [run, failure] of chores) {
      await run(payload, new Date()).catch((err: unknown) => {
        payload.logger.error({ err, msg: failure })
      })
    }
    return { output: {} }
  },
})
