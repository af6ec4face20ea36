import fc from 'fast-check'

/** Moments whose ISO time has a year of four digits. */
export const moments = fc.date({
  noInvalidDate: true,
  min: new Date('0000-01-01T00:00:00.000Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
})
