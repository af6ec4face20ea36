import * as z from 'zod/mini'
import { searchedText } from '../schemas/searched-text'
import { hitsPerKind } from './search'

/** What the panel's search finds, in the order in which its groups are shown. */
export const panelKinds = ['event', 'person', 'page', 'rule', 'todo', 'inquiry', 'record'] as const

export type PanelKind = (typeof panelKinds)[number]

/** The query of `GET /cms/api/search`. */
export const panelSearchQuery = z.object({ q: searchedText })

/** Its response: `url` is the document's address in the panel, and a draft is not what visitors see. */
export const panelSearchGroups = z.array(
  z.object({
    kind: z.enum(panelKinds),
    hits: z
      .array(
        z.object({
          title: z.string(),
          excerpt: z.string(),
          url: z.string(),
          isDraft: z.boolean(),
        }),
      )
      .check(z.minLength(1), z.maxLength(hitsPerKind)),
  }),
)

export type PanelSearchGroup = z.infer<typeof panelSearchGroups>[number]
