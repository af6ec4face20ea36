import { type DemoAccount, demoNoticeId } from '@tropa/contract/site-renderer'
import { Button } from '@tropa/ui/button'
import { createContext, useContext } from 'react'

/** Reads the accounts from the notice above the page, which stays in the document across navigations. */
const readAccounts = () =>
  JSON.parse(document.getElementById(demoNoticeId)?.dataset.accounts ?? '[]') as DemoAccount[]

/** The accounts on the server, which draws the list so that the form does not move later. */
export const ServerDemo = createContext<readonly DemoAccount[] | undefined>(undefined)

interface DemoAccountsProps {
  onChoose: (account: DemoAccount) => void
}

/** The accounts of a demo, which fill in the form; renders nothing outside of a demo. */
export const DemoAccounts = ({ onChoose }: DemoAccountsProps) => {
  const accounts = useContext(ServerDemo) ?? readAccounts()
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts" className="grid gap-2 border-t border-line pt-4">
      <h2 id="demo-accounts" className="text-sm font-semibold">
        Look around as
      </h2>
      <ul className="grid gap-2">
        {accounts.map((account) => (
          <li key={account.username}>
            <Button
              wrap
              variant="secondary"
              size="sm"
              className="w-full *:grow *:justify-between"
              onClick={() => onChoose(account)}
            >
              <span>
                {account.role} <b>{account.username}</b>
              </span>
              <code>{account.password}</code>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
