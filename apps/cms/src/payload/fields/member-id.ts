import type { TextField } from 'payload'

/** The id of a member, in the place of which the panel's lists say what they are called. */
export const memberId = (index = false, required = true): TextField => ({
  name: 'memberId',
  type: 'text',
  label: 'Member',
  required,
  index,
  admin: { components: { Cell: '/payload/components/member-name#MemberName' } },
})
