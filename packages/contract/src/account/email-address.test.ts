import { describe, expect, it } from 'vitest'
import { emailAddressForm, emailAddressMessages } from './email-address'

const messageFor = (value: unknown) =>
  emailAddressForm.safeParse(value).error?.issues.map(({ message }) => message)

describe('emailAddressForm', () => {
  it.each(['ana@example.com', 'a.b+c@mail.example.edu.ph', null])('takes %s', (email) => {
    expect(emailAddressForm.parse({ email })).toEqual({ email })
  })

  it.each([undefined, '', ' ', 'ana', 'ana@example', 'a@b.co\nBcc: c@d.co', 7])(
    'refuses %j with a sentence',
    (email) => {
      expect(messageFor({ email })).toEqual([emailAddressMessages.invalid])
    },
  )

  it('refuses an address of more than 254 characters', () => {
    expect(messageFor({ email: `${'a'.repeat(250)}@example.com` })).toHaveLength(1)
  })
})
