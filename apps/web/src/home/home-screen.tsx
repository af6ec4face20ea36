import type { TeamMember } from '@tropa/contract/team'
import { Avatar, AvatarRow } from '@tropa/ui/avatar'
import { Link } from '@tropa/ui/link'
import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { Link as RouterLink, useLoaderData } from 'react-router-dom'
import { paths } from '../lib/paths'
import { useSite, useToday } from '../lib/site'

const firstRow = 7
const bothRows = 13

const Avatars = ({ label, team }: { label: string; team: TeamMember[] }) => (
  <AvatarRow aria-label={label}>
    {team.map(({ _id, alt, image }) => (
      <Avatar key={_id} name={alt} src={image} title={alt} loading="eager" />
    ))}
  </AvatarRow>
)

/** The home page: a bento of tiles. */
export const HomeScreen = () => {
  const team = useLoaderData<TeamMember[]>()
  const { name, tagline, version, codeUrl, contactEmail } = useSite()
  const year = useToday().slice(0, 4)
  return (
    <Page>
      <div className="grid gap-4 sm:grid-cols-2">
        <Tile tone="accent">
          <h1 className="text-2xl">{name}</h1>
          <p>{tagline}</p>
        </Tile>
        <Tile asChild interactive>
          <RouterLink to={paths.about}>About {name}</RouterLink>
        </Tile>
        <Tile className="grid gap-3">
          <Avatars label="The team, first row" team={team.slice(0, firstRow)} />
          <Avatars label="The team, second row" team={team.slice(firstRow, bothRows)} />
        </Tile>
        <Tile tone="sunken">
          <p>The team is created for the upcoming Capstone</p>
        </Tile>
        <Tile className="flex flex-wrap gap-4">
          <span className="tabular">{version}</span>
          <span>© {year}</span>
        </Tile>
        <Tile className="flex flex-wrap gap-4">
          <Link href={codeUrl} target="_blank">
            Code
          </Link>
          <Link href={`mailto:${contactEmail}`}>Mail</Link>
        </Tile>
      </div>
    </Page>
  )
}
