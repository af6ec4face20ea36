import * as z from 'zod/mini'

/** A headed text. `body` is plain: a blank line parts paragraphs, `- ` begins a list item. */
export const pageSection = z.object({ heading: z.string(), body: z.string() })

/** A headed text. */
export type PageSection = z.infer<typeof pageSection>
