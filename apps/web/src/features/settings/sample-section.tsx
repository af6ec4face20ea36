import { useQuery } from '@tanstack/react-query'
import { plural } from '@tropa/contract/base/plural'
import { daysInTrash } from '@tropa/contract/trash/trash'
import { settingsMessages } from '@tropa/contract/settings/choices'
import { type SampleCounts, type SamplePart, sampleParts } from '@tropa/contract/settings/settings'
import { Button } from '@tropa/ui/button'
import { Checkbox } from '@tropa/ui/checkbox'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Section } from '@tropa/ui/section'
import { Skeleton } from '@tropa/ui/skeleton'
import { useState } from 'react'
import { useApi } from '../../api/api-context'
import { attentionKey, recordKey } from '../../api/shared-queries'
import { useChange } from '../../api/use-change'
import { QueryState } from '../../components/query-state'
import { capitalise } from '../../format/format'

const sampleKey = ['sample'] as const

const nouns: Record<SamplePart, [one: string, several: string]> = {
  people: ['person', 'people'],
  events: ['event', 'events'],
  records: ['record', 'records'],
  texts: ['text', 'texts'],
}

/** `13 people` */
const countText = (part: SamplePart, count: number) => plural(count, ...nouns[part])

const joined = (texts: readonly string[]) => new Intl.ListFormat('en-GB').format(texts)

/** The question before parts of the sample are removed, with where they go. */
const removalText = (parts: readonly SamplePart[], counts: SampleCounts) => {
  const trashed = parts.filter((part) => part === 'people' || part === 'events')
  return {
    title: `Remove ${joined(parts.map((part) => countText(part, counts[part])))}?`,
    description:
      trashed.length > 0
        ? `${capitalise(joined(trashed))} stay in the trash for ${daysInTrash} days.`
        : undefined,
  }
}

const Parts = ({ counts }: { counts: SampleCounts }) => {
  const left = sampleParts.filter((part) => counts[part] > 0)
  const [unticked, setUnticked] = useState<readonly SamplePart[]>([])
  const removal = useChange(
    (api, parts: SamplePart[]) => api.settings.removeSample({ parts }),
    settingsMessages.sampleRemoved,
    [sampleKey, attentionKey, recordKey],
    'Failed to remove the sample',
  )
  if (left.length === 0) return <p className="text-ink-soft">Nothing of the sample is left.</p>
  const ticked = left.filter((part) => !unticked.includes(part))
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {left.map((part) => (
        <Checkbox
          key={part}
          label={capitalise(countText(part, counts[part]))}
          checked={!unticked.includes(part)}
          onCheckedChange={(checked) =>
            setUnticked(
              checked === true ? unticked.filter((other) => other !== part) : [...unticked, part],
            )
          }
        />
      ))}
      <ConfirmDialog
        {...removalText(ticked, counts)}
        confirmLabel="Yes, Remove"
        tone="danger"
        onConfirm={() => removal.mutate(ticked)}
        trigger={
          <Button
            size="sm"
            wrap
            variant="secondary"
            disabled={ticked.length === 0}
            loading={removal.isPending}
          >
            Remove the sample
          </Button>
        }
      />
    </div>
  )
}

/** Removes the sample content of the site, except what somebody has changed. */
export const SampleSection = () => {
  const api = useApi()
  const query = useQuery({ queryKey: sampleKey, queryFn: () => api.settings.sample() })
  return (
    <Section
      title="Remove the sample"
      description="What nobody has changed since the site was new. What you have changed stays."
    >
      <QueryState
        query={query}
        loading="Loading the sample"
        skeleton={<Skeleton className="h-32" />}
        failed="The sample could not be counted"
      >
        {(counts) => <Parts counts={counts} />}
      </QueryState>
    </Section>
  )
}
