import { expect, it } from 'vitest'
import { booted } from '../../testing/boot'

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
  for (const name of ['To-dos', 'Roll calls', 'Activity log', 'Audit'])
    expect(names).toContain(name)
})
