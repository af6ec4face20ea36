import { inviteHours } from '@tropa/contract/member/link-hours'
import { Button } from '@tropa/ui/button'
import { Table } from '@tropa/ui/table'
import { useEffect, useRef } from 'react'
import { CopyButton } from '../../components/copy-button'
import { PersonName } from '../../components/person'
import { QrCode } from '../../components/qr-code'
import { calledOf } from '../../format/person'
import { useSite } from '../../hooks/use-site'
import { MailedToo, WrongLink } from './invite-link-dialog'

/** What a person who was invited gets. */
export interface Slip {
  name?: string | null
  username: string
  email?: string | null
  link: string
  isMailed: boolean
}

interface InviteSlipsProps {
  slips: readonly Slip[]
  /** Called when they were copied or printed. */
  onSaved: () => void
}

/** The links of members who were invited together, to copy or to print as a slip each. */
export const InviteSlips = ({ slips, onSaved }: InviteSlipsProps) => {
  const site = useSite()
  const start = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone, and the page may be scrolled to its end.
  useEffect(() => start.current?.focus(), [])
  const [first] = slips
  const lines = slips.map(({ name, username, link }) => `${name ?? ''}\t${username}\t${link}`)
  return (
    <>
      <div className="grid grid-cols-1 gap-4 print:hidden">
        {first ? <WrongLink link={first.link} /> : null}
        <p ref={start} tabIndex={-1} className="outline-none">
          These links are shown only once and work for {inviteHours} hours. Give each to nobody but
          its member.
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={lines.join('\n')} label="Copy all" onCopied={onSaved} />
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              window.print()
              onSaved()
            }}
          >
            Print
          </Button>
        </div>
        <Table
          caption="Links"
          rows={slips}
          rowKey={({ username }) => username}
          columns={[
            {
              key: 'name',
              header: 'Name',
              cell: PersonName,
              className: 'font-semibold wrap-anywhere',
              width: 'sm:w-1/3',
            },
            {
              key: 'link',
              header: 'Link',
              cell: ({ link, isMailed }) => (
                <div className="grid gap-1">
                  <code className="select-all break-all">{link}</code>
                  {isMailed ? <MailedToo /> : null}
                </div>
              ),
            },
          ]}
        />
      </div>
      <ul className="hidden grid-cols-2 gap-x-4 print:grid">
        {slips.map(({ name, username, email, link }) => (
          <li
            key={username}
            className="flex min-h-[50mm] break-inside-avoid items-center gap-3 border-b border-dashed border-line py-2"
          >
            <QrCode
              text={link}
              label={`QR code for ${username}`}
              className="size-[32mm] shrink-0"
            />
            <div className="grid min-w-0 gap-1 text-xs">
              <p className="text-sm font-semibold wrap-anywhere">{calledOf({ name, username })}</p>
              {email ? <p className="wrap-anywhere">{email}</p> : null}
              <p className="wrap-anywhere">
                Username at {site.name}: <strong>{username}</strong>
              </p>
              <p>Choose your password within {inviteHours} hours:</p>
              <p className="break-all">{link}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
