import type { TeamMember } from '@tropa/contract/team'
import { Avatar } from '@tropa/ui/avatar'
import { Button } from '@tropa/ui/button'
import { Card } from '@tropa/ui/card'
import { Link } from '@tropa/ui/link'
import { Page } from '@tropa/ui/page'
import { Section } from '@tropa/ui/section'
import { Link as RouterLink, useLoaderData } from 'react-router-dom'
import { paths } from '../lib/paths'
import { memberLink } from './member-link'

const firstDisabledCard = 12

const MemberLinkItem = ({
  link,
  name,
  disabled,
}: {
  link: string
  name: string
  disabled: boolean
}) => {
  const { href, label, isMail } = memberLink(link)
  if (disabled) return <span className="text-ink-faint">{label}</span>
  return (
    <Link href={href} aria-label={`${label}, ${name}`} {...(isMail ? {} : { target: '_blank' })}>
      {label}
    </Link>
  )
}

const MemberCard = ({ member, disabled }: { member: TeamMember; disabled: boolean }) => (
  <Card asChild>
    <li className="grid content-start gap-3">
      <Avatar name={member.name} src={member.image} alt="" size="xl" />
      <div>
        <h2 className="text-md">{member.name}</h2>
        <p className="text-ink-soft">{member.role}</p>
      </div>
      <p>{member.bio}</p>
      <ul className="flex flex-wrap gap-3">
        {member.links.map((link, index) => (
          <li key={index}>
            <MemberLinkItem link={link} name={member.name} disabled={disabled} />
          </li>
        ))}
      </ul>
    </li>
  </Card>
)

/** The team: a card for each member, and how to reach them all. */
export const TeamScreen = () => {
  const team = useLoaderData<TeamMember[]>()
  return (
    <Page title="Meet our team">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {team.map((member, index) => (
          <MemberCard key={member._id} member={member} disabled={index >= firstDisabledCard} />
        ))}
      </ul>
      <Section title="Contact us" className="mt-12">
        <Button asChild className="justify-self-start">
          <RouterLink to={paths.contact}>Get in touch</RouterLink>
        </Button>
      </Section>
    </Page>
  )
}
