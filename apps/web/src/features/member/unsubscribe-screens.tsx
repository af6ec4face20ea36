import { accountPages, paths } from '@tropa/contract/pages'
import {
  fromPage,
  isNotification,
  notificationLabels,
} from '@tropa/contract/notification/notifications'
import { Button } from '@tropa/ui/button'
import { useSearchParams } from 'react-router-dom'
import { PageLink, SignInPage } from './sign-in-page'

/** The screen of the unsubscribe link in automatic mails. Its form posts to its own address, even without scripts. */
export const UnsubscribeScreen = () => {
  const kind = useSearchParams()[0].get('kind')
  return (
    <SignInPage title={accountPages.unsubscribe.title}>
      {isNotification(kind) ? (
        <form method="post" className="grid justify-items-start gap-4">
          <p>
            Press the button to switch off <b>{notificationLabels[kind]}</b>. You need not log in.
          </p>
          <input type="hidden" name={fromPage} value="yes" />
          <Button type="submit">Switch off</Button>
        </form>
      ) : (
        <p>This link is not complete. Open it in the mail again, or copy all of it.</p>
      )}
    </SignInPage>
  )
}

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
