import type { TextField } from 'payload'

/** The id of a member, in place of which the panel's lists show their name. */
export const memberId = (index = false, required = true): TextField => ({
  name: 'memberId',
  type: 'text',
  label: 'Member',
  required,
  index,
  admin: { components: { Cell: '/payload/components/member-name#MemberName' } },
})
