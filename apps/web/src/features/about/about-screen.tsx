import { noStory } from '@tropa/contract/about/no-story'
import type { About } from '@tropa/contract/about/about'
import { paths } from '@tropa/contract/pages'
import { cn } from '@tropa/ui/cn'
import { EmptyState } from '@tropa/ui/empty-state'
import { Page } from '@tropa/ui/page'
import { Section } from '@tropa/ui/section'
import { Tile } from '@tropa/ui/tile'
import { Link, useLoaderData } from 'react-router-dom'
import { TeamMark } from '../../components/team-mark'
import { Arrow } from '../../components/arrow'
import { PlainText } from '../../components/plain-text'
import { useSite } from '../../hooks/use-site'

/** Rows of two tiles with one seam, the narrow tile dark; beside a single last tile is the link to the team. */
const tileStyle = (index: number) =>
  index % 2 === 1
    ? ({ tone: 'ink', className: 'lg:col-span-5' } as const)
    : ({ tone: 'surface', className: 'lg:col-span-7' } as const)

/** The link to the team takes a whole row if the sections fill their rows. */
const teamSpan = (count: number) =>
  count > 0 && count % 2 === 0 ? 'lg:col-span-12' : 'lg:col-span-5'

export const AboutScreen = () => {
  const { sections } = useLoaderData<About>()
  const { name } = useSite()
  return (
    <Page title={`About ${name}`}>
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-12">
        {sections.length === 0 ? (
          <EmptyState
            title={noStory}
            description="Meet the people who write it."
            className="lg:col-span-7"
          />
        ) : null}
        {sections.map(({ heading, body }, index) => {
          const { tone, className } = tileStyle(index)
          return (
            <Tile key={heading} tone={tone} className={cn('content-start sm:p-8', className)}>
              <Section title={<span className="text-xl">{heading}</span>} className="gap-6">
                <div className="text-md">
                  <PlainText body={body} />
                </div>
              </Section>
            </Tile>
          )
        })}
        <Tile
          asChild
          interactive
          tone="accent"
          className={cn(
            'flex min-h-40 items-end justify-between gap-4 sm:p-8',
            teamSpan(sections.length),
          )}
        >
          <Link to={paths.team}>
            <TeamMark className="absolute top-6 inset-e-6 w-24 lg:inset-e-8 lg:w-32" />
            <span className="text-xl font-semibold">View team</span>
            <Arrow className="mb-1 size-6" />
          </Link>
        </Tile>
      </div>
    </Page>
  )
}
