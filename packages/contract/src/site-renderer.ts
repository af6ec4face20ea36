import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from './contract'
import type { Settings } from './settings/settings'

/** What the contact page shows after its form was posted without JavaScript. */
export interface ContactResponse {
  status: number
  message: string
  /** What was typed, by field; empty once it is sent. */
  values: Record<string, string>
  /** What is wrong, by field. */
  errors: Record<string, string>
}

/** Somebody who can sign in to a demo, whose password everybody may know. */
export interface DemoAccount {
  role: string
  username: string
  password: string
}

/** What every page of a demo says. */
export const demoNotice = 'This is a demo. Nothing is kept.'

/** The id of the element with that notice; its `data-accounts` holds the accounts. */
export const demoNoticeId = 'demo-notice'

/** What the server gives the web app to render a page with. */
export interface RenderContext {
  /** Runs the contract's procedures in the same process. */
  client: ContractRouterClient<typeof contract>
  /** The site's origin as visitors know it, without a slash at the end. */
  publicUrl: string
  contact?: ContactResponse
  /** The path of the folder that has a team's icons, without a slash at its end; empty for those of the build. */
  iconFolder: (settings: Settings) => string
  /** The page is requested under `/preview`, where editors see their drafts. */
  isPreview?: boolean
  /** Who can sign in to a demo; `undefined` where the product is in use. */
  demo?: readonly DemoAccount[] | undefined
}

/** The address of a document. Addresses that differ only in what the page does not read share one. */
export interface PageAddress {
  address: string
  /** `false` for an address with endless variants, such as a search: its page is not cached. */
  isCacheable: boolean
  /** The start year that it names, if any. There are any number of years, but few with events. */
  year?: number | null
  /** The audience in its query, if any: as it was typed, so it may be none of the team's. */
  audience?: string | null
}

/** The web app as the server uses it; its build exports one as `siteRenderer`. */
export interface SiteRenderer {
  /** Responds to a GET of a page with its document, or with a redirect. */
  render: (request: Request, context: RenderContext) => Promise<Response>
  /** Takes a canonical path with its query. All paths without a page share one address. */
  pageAddress: (address: string) => PageAddress
  /** The one path of a page that was requested in capitals or with a slash at the end; else the path as it is. */
  canonicalPath: (path: string) => string
  /** The pattern of the page at a canonical path: `/admin/meetings/{id}`; `undefined` for a path of no page. */
  pagePattern: (path: string) => string | undefined
  /** The text of every inline script in the documents, for the hashes of the content security policy. */
  inlineScripts: readonly string[]
}
