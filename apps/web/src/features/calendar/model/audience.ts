import { audiences, type Audience } from '@tropa/contract/time/academic-year'

/** The students whose dates `?for=` asks for, or `null` for everyone's. */
export const readAudience = (params: URLSearchParams): Audience | null =>
  audiences.find((audience) => audience === params.getAll('for').at(-1)) ?? null
