import type { About } from '@tropa/contract/about'
import { cn } from '@tropa/ui/cn'
import { EmptyState } from '@tropa/ui/empty-state'
import { Page } from '@tropa/ui/page'
import { Section } from '@tropa/ui/section'
import { Tile } from '@tropa/ui/tile'
import type { ComponentProps } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { Arrow } from '../../components/arrow'
import { TeamMark } from '../../components/team-mark'
import { paths } from '../../paths'
import { PlainText } from '../../components/plain-text'
import { useSite } from '../../hooks/use-site'

type Tone = ComponentProps<typeof Tile>['tone']

const tileStyles: { tone: Tone; className: string }[] = [
  { tone: 'surface', className: 'lg:col-span-7' },
  { tone: 'ink', className: 'lg:col-span-5' },
  { tone: 'surface', className: 'lg:col-span-8' },
]

const tileStyle = (index: number) => tileStyles[index % tileStyles.length]

export const AboutScreen = () => {
  const { sections } = useLoaderData<About>()
  const { name } = useSite()
  return (
    <Page title={`About ${name}`}>
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-12">
        {sections.length === 0 ? (
          <EmptyState
            title="Our story is still being written"
            description="Meet the people who write it."
            className="lg:col-span-8"
          />
        ) : null}
        {sections.map(({ heading, body }, index) => {
          const style = tileStyle(index)
          return (
            <Tile
              key={heading}
              tone={style?.tone}
              className={cn('content-start sm:p-8', style?.className)}
            >
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
          className="flex min-h-40 items-end justify-between gap-4 sm:p-8 lg:col-span-4"
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
