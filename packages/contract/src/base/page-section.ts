import * as z from 'zod/mini'

/** `body` is plain text: a blank line separates paragraphs, `- ` starts a list item. */
export const pageSection = z.object({ heading: z.string(), body: z.string() })

export type PageSection = z.infer<typeof pageSection>
