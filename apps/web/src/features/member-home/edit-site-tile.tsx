import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context'
import { SquarePenIcon } from '../../components/icons'
import { paths } from '../../paths'
import { HomeTile } from './home-tile'

/** The tile that leads to the panel, for members who may change the site's content. */
export const EditSiteTile = () => {
  const api = useApi()
  const { data } = useQuery({ queryKey: ['rights'], queryFn: () => api.member.rights() })
  if (!data?.mayEdit) return null
  return (
    <HomeTile
      to={paths.panel}
      title="Edit the site"
      description="Change texts, people and dates"
      icon={<SquarePenIcon />}
      reloadsDocument
      className="sm:col-span-2 lg:col-span-4"
    />
  )
}
