import type { TeamMember } from '@tropa/contract/team'
import type { MemberLink } from './member-link'
import { memberLink } from './member-link'
import { siteMarks } from './site-marks'

const envelope =
  'M2 6.5 12 13l10-6.5M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z'
const globe =
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM2 12h20M12 2c3.5 3.6 3.5 16.4 0 20M12 2c-3.5 3.6-3.5 16.4 0 20'

const LinkIcon = ({ kind, mark }: MemberLink) => {
  const path = mark === undefined ? undefined : siteMarks[mark]
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-[1.125rem]">
      {path ? (
        <path d={path} fill="currentColor" />
      ) : (
        <path
          d={kind === 'mail' ? envelope : globe}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}

const shape =
  'grid size-10 place-items-center rounded-full border border-line text-ink transition-colors pointer-coarse:size-11'

const otherTab = { target: '_blank', rel: 'noopener noreferrer' }

/** A member's three links, each with the icon of its site. On a disabled card they lead nowhere. */
export const MemberLinks = ({ member, disabled }: { member: TeamMember; disabled: boolean }) => (
  <ul aria-label={`Links of ${member.alt}`} className="flex flex-wrap gap-2">
    {member.links.map((address, index) => {
      const link = memberLink(address)
      const name = `${link.label}, ${member.name}`
      return (
        <li key={index}>
          {disabled ? (
            <span
              role="link"
              aria-disabled="true"
              aria-label={name}
              className={`${shape} border-dashed text-ink-faint`}
            >
              <LinkIcon {...link} />
            </span>
          ) : (
            <a
              href={link.href}
              aria-label={name}
              className={`${shape} hover:border-ink hover:bg-hover`}
              {...(link.kind === 'mail' ? {} : otherTab)}
            >
              <LinkIcon {...link} />
            </a>
          )}
        </li>
      )
    })}
  </ul>
)
