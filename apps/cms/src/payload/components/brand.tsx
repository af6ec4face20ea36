import './brand.css'
import type { ServerProps } from 'payload'
import { readSite } from '../globals/read-site'

const mark = '/favicon.svg'

/** The product's mark, for the panel's small places. */
export const Mark = () => <img src={mark} alt="Tropa" className="tropa-mark" />

/** The mark and the site's name above the sign-in. */
export const Brand = async ({ payload }: Pick<ServerProps, 'payload'>) => {
  const { name } = await readSite(payload)
  return (
    <span className="tropa-brand">
      <img src={mark} alt="" className="tropa-mark" />
      {name}
    </span>
  )
}
