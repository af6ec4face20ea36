/** The props that Next passes to a page of the panel. */
export interface PanelPage {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}
