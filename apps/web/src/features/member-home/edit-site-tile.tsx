import { SquarePenIcon } from '../../components/icons'
import { useRights } from '../../hooks/use-rights'
import { paths } from '../../paths'
import { HomeTile } from './home-tile'

/** The tile that leads to the panel, for members who may change the site's content. */
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
    />
  )
}
