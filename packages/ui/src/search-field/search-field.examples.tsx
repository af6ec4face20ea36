import { useState } from 'react'
import { SearchField } from './search-field'

const tools = ['Hand drill', 'Cordless drill', 'Jigsaw', 'Soldering iron']

/** A list that is searched when Enter is pressed. */
export const SearchFieldExamples = () => {
  const [query, setQuery] = useState('drill')
  const found = tools.filter((tool) => tool.toLowerCase().includes(query.toLowerCase()))
  return (
    <div className="grid gap-4">
      <SearchField label="Search tools" query={query} onSearch={setQuery} />
      <ul className="grid gap-1">
        {found.map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
    </div>
  )
}
