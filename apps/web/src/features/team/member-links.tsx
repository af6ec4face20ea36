import type { TeamMember } from '@tropa/contract/team'
import { newTab } from '../../components/new-tab'
import type { MemberLink } from './member-link'
import { memberLink } from './member-link'
import { siteMarks } from './site-marks'

const envelopePath =
  'M2 6.5 12 13l10-6.5M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z'
const globePath =
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM2 12h20M12 2c3.5 3.6 3.5 16.4 0 20M12 2c-3.5 3.6-3.5 16.4 0 20'

const LinkIcon = ({ kind, mark }: MemberLink) => {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-[1.125rem]">
      {mark ? (
        <path d={siteMarks[mark]} fill="currentColor" />
      ) : (
        <path
          d={kind === 'mail' ? envelopePath : globePath}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}

const linkClasses =
  'grid size-10 place-items-center rounded-full border border-line text-ink transition-colors pointer-coarse:size-11'

/** A team member's links with the icons of their sites; on a disabled card they cannot be opened. */
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
              className={`${linkClasses} border-dashed text-ink-faint`}
            >
              <LinkIcon {...link} />
            </span>
          ) : (
            <a
              href={link.href}
              aria-label={name}
              className={`${linkClasses} hover:border-ink hover:bg-hover`}
              {...(link.kind === 'mail' ? {} : newTab)}
            >
              <LinkIcon {...link} />
            </a>
          )}
        </li>
      )
    })}
  </ul>
)
