import { expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { createMember } from '../../testing/fixtures'
import { MemberName } from '../components/member-name'

const tropa = booted()

it('Groups of data that only admins may read are shown to no editor, and have names', () => {
  const data = tropa.payload.config.collections.filter(
    ({ admin }) => admin.group === 'Data, read only',
  )
  expect(data.length).toBeGreaterThan(10)
  for (const { admin, slug } of data) {
    const { hidden } = admin
    const isHiddenFrom = (userType: string) =>
      typeof hidden === 'function' &&
      hidden({ user: { id: 'a', collection: 'members', username: 'a', userType } })
    expect([slug, isHiddenFrom('user'), isHiddenFrom('admin')]).toEqual([slug, true, false])
  }
  const names = data.map(({ labels }) => labels.plural)
  for (const name of ['To-dos', 'Roll calls', 'Activity log', 'Audit', 'Results', 'Daily mails'])
    expect(names).toContain(name)
})

it('A list of the panel shows the name of the member whose id a row has', async () => {
  const { payload } = tropa
  const { id } = await createMember(payload, 'eve', 'user')
  const nameOf = (cellData: string) => MemberName({ cellData, payload })
  expect(await nameOf(id)).toBe('eve')
  await payload.update({ collection: 'members', id, data: { name: 'Eve Cruz' } })
  expect(await nameOf(id)).toBe('Eve Cruz')
  expect(await nameOf('gone')).toBe('gone')
})
