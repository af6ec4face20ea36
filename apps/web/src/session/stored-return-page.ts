import { tryOrUndefined } from '../api/try-or-undefined'

const returnPageKey = 'left-page'

/**
 * Marks the document if a session ended in this tab, so that the login says so from its first paint. It
 * is an inline script like that of the theme.
 */
export const sessionEndedScript = `try{if(sessionStorage.getItem('${returnPageKey}')!==null)document.documentElement.dataset.sessionEnded=''}catch(e){}`

/** Stores, for this tab, that a session ended and on which page. */
export const rememberReturnPage = (page: string) =>
  tryOrUndefined(() => sessionStorage.setItem(returnPageKey, page))

/** The page on which a session ended in this tab, unchecked, or `null`. */
export const readReturnPage = (): string | null =>
  tryOrUndefined(() => sessionStorage.getItem(returnPageKey)) ?? null

export const forgetReturnPage = () => tryOrUndefined(() => sessionStorage.removeItem(returnPageKey))
