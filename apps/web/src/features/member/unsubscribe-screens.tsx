import { accountPages, paths } from '@tropa/contract/pages'
import { fromPage } from '@tropa/contract/notification/notifications'
import { Button } from '@tropa/ui/button'
import { PageLink, SignInPage } from './sign-in-page'

/** The screen of the unsubscribe link in automatic mails. Its form posts to its own address, even without scripts. */
export const UnsubscribeScreen = () => (
  <SignInPage title={accountPages.unsubscribe.title}>
    <form method="post" className="grid justify-items-start gap-4">
      <p>Press the button to switch off mails of this kind. You need not log in.</p>
      <input type="hidden" name={fromPage} value="yes" />
      <Button type="submit">Switch off</Button>
    </form>
  </SignInPage>
)

/** Says only what is true for everybody, because anyone can open the address without switching anything off. */
export const UnsubscribedScreen = () => (
  <SignInPage title={accountPages.unsubscribed.title}>
    <p>
      You will get no more mails of a kind that you switched off. The switches on your profile bring
      them back.
    </p>
    <PageLink to={paths.login}>Go to the login</PageLink>
  </SignInPage>
)
