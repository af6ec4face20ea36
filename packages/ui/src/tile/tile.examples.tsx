import { ArrowUpRightIcon } from '../icons/icons'
import { Tile } from './tile'

/** Statements of different sizes, one of which is a link. */
export const TileExamples = () => (
  <div className="grid gap-3 sm:grid-cols-3">
    <Tile asChild interactive className="sm:col-span-2">
      <a href="#workshop">
        <ArrowUpRightIcon className="ms-auto size-6" />
        <span className="block pt-12 text-xl font-semibold">The workshop</span>
      </a>
    </Tile>
    <Tile tone="accent" className="grid content-end">
      <p className="text-lg font-semibold">Open every day</p>
    </Tile>
  </div>
)
