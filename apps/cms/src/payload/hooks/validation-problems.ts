import { z } from 'zod'

/** The parts of Payload's validation errors that people read. */
const validationProblems = z.object({
  data: z.object({
    errors: z.array(
      z.object({ label: z.string().optional(), path: z.string(), message: z.string() }),
    ),
  }),
})

/** What is wrong with the fields of a document, in a line; `undefined` for any other error. */
export const problemsOf = (error: unknown): string | undefined => {
  const { data: invalid } = validationProblems.safeParse(error)
  return invalid?.data.errors
    .map(({ label, path, message }) => `${label ?? path}: ${message}`)
    .join(' ')
}
