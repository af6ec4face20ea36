import { Button } from '@tropa/ui/button'
import { CopyButton } from './copy-button'

const fileName = 'recovery-codes.txt'

const download = (codes: string[]) => {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** The last step of a set-up: the recovery codes, which are shown only once. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <div className="grid gap-4">
    <p>
      Your second factor is on. If you lose your phone, each of these codes lets you in once. They
      are shown only now.
    </p>
    <ul
      aria-label="Recovery codes"
      className="grid gap-x-6 gap-y-1.5 rounded-card border border-line bg-sunken p-4 text-center sm:grid-cols-2"
    >
      {codes.map((code) => (
        <li key={code}>
          <code className="tabular font-semibold select-all">{code}</code>
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-2">
      <CopyButton text={codes.join('\n')} label="Copy codes" />
      <Button type="button" variant="secondary" size="sm" onClick={() => download(codes)}>
        Download codes
      </Button>
    </div>
  </div>
)
