import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context'
import { SquarePenIcon } from '../../components/icons'
import { useRights } from '../../hooks/use-rights'
import { paths } from '../../paths'
import { HomeTile } from './home-tile'
import { LoadedFact, TileFact } from './tile-fact'

const WaitingContent = () => {
  const api = useApi()
  const query = useQuery({ queryKey: ['waiting'], queryFn: () => api.member.waiting() })
  return (
    <LoadedFact query={query}>
      {({ drafts, scheduled }) => (
        <TileFact
          value={drafts}
          words={drafts === 1 ? 'draft to be published' : 'drafts to be published'}
          note={scheduled > 0 && `${scheduled} scheduled`}
        />
      )}
    </LoadedFact>
  )
}

/** The tile that leads to the panel and tells what waits there, for members who may change the site's content. */
export const EditSiteTile = () => {
  const { data } = useRights()
  if (!data?.mayEdit) return null
  return (
    <HomeTile
      to={paths.panel}
      title="Edit the site"
      description="Change texts, people and dates"
      icon={<SquarePenIcon />}
      reloadsDocument
      className="sm:col-span-2 lg:col-span-4"
    >
      <WaitingContent />
    </HomeTile>
  )
}
