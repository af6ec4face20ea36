import type { Field } from 'payload'
import { searchTextOf, type SearchedCollection } from '../../database/searched-fields'
import { nobody } from '../access/nobody'

/** The hidden field that searches of a collection look in, written on every save. */
export const searchTextField = (collection: SearchedCollection): Field => ({
  name: 'searchText',
  type: 'text',
  hidden: true,
  access: { create: nobody, update: nobody },
  hooks: {
    beforeChange: [
      ({ data, originalDoc }) =>
        searchTextOf(collection, { ...(originalDoc as object), ...(data as object) }),
    ],
  },
})
