import { describe, expect, it } from 'vitest'
import { emailAddressForm, emailAddressMessages } from './email-address'

const messageFor = (value: unknown) =>
  emailAddressForm.safeParse(value).error?.issues.map(({ message }) => message)

describe('emailAddressForm', () => {
  it.each(['ana@example.com', 'a.b+c@mail.example.edu.ph', null])('takes %s', (email) => {
    expect(emailAddressForm.parse({ email })).toEqual({ email })
  })

  it.each([undefined, '', 'ana@example', 7])('refuses %j with a sentence', (email) => {
    expect(messageFor({ email })).toEqual([emailAddressMessages.invalid])
  })
})
