/** Where the panel and its interface are, as paths. */
export const panelRoutes = { admin: '/cms', api: '/cms/api' } as const
