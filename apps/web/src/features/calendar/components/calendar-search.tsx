import { SearchField } from '@tropa/ui/search-field'
import { writtenParams } from '../model/search-params'
import type { Calendar } from '../model/use-calendar'

/** Searches the events of the year. Without scripts the form keeps what the address says. */
export const CalendarSearch = ({ params, hrefWith, navigateTo }: Calendar) => (
  <SearchField
    label="Search events"
    placeholder="Search the year"
    name="search"
    query={params.search}
    onSearch={(search) => {
      if (search !== params.search) navigateTo(hrefWith({ search }))
    }}
    className="max-w-none sm:w-56"
  >
    {writtenParams({ ...params, search: '' }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </SearchField>
)
