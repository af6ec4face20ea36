import { useMutation } from '@tanstack/react-query'
import type { DomainRecord, TestMail } from '@tropa/contract/notification/test-mail'
import { Button } from '@tropa/ui/button'
import { Section } from '@tropa/ui/section'
import { useApi } from '../../api/api-context'
import { hintOf, serverMessage } from '../../api/api-failure'

const found: Record<DomainRecord, (name: string) => string> = {
  found: (name) => `has ${name}`,
  missing: (name) => `has no ${name}`,
  unknown: (name) => `did not say whether it has ${name}`,
}

/** What receivers find when they check whether the sender may use its domain. */
const domainText = ({ spf, dmarc }: TestMail) => {
  const advice =
    spf === 'missing' || dmarc === 'missing' ? ' Without both, mail may end up in spam.' : ''
  return `The sender’s domain ${found[spf]('SPF')} and ${found[dmarc]('DMARC')}.${advice}`
}

/** Sends the admin a test mail, so that somebody has seen mail arrive before others wait for it. */
export const TestMailSection = () => {
  const api = useApi()
  const sending = useMutation({ mutationFn: () => api.testMail.send() })
  const { data, error } = sending
  return (
    <Section title="Mail" description="Check that mail from this server arrives.">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <Button
          size="sm"
          variant="secondary"
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          Send me a test mail
        </Button>
        <div role="status" className="max-w-text">
          {data ? <p>{`${data.message} ${domainText(data.data)}`}</p> : null}
          {error ? (
            <p>{serverMessage(error, hintOf(error) ?? 'The test mail was not sent')}</p>
          ) : null}
        </div>
      </div>
    </Section>
  )
}
