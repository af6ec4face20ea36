import * as z from 'zod/mini'
import { expect, test } from '../fixtures/test'

const storedRules = z.object({ sections: z.array(z.unknown()) })

const changed = /^The team rules changed on /

test('A member reads what an editor changed in the rules, until it is acknowledged', async ({
  page,
  api,
  clientFor,
  signInAs,
  sessionOf,
}) => {
  const { token } = await sessionOf('admin')
  const member = await signInAs('user')
  const { rules } = clientFor(member.token)
  await rules.acknowledge({ revision: (await rules.changes()).revision })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: changed })).toHaveCount(0)

  const before = await api('GET /cms/api/globals/rules?depth=0', { token })
  const { sections: former } = storedRules.parse(before.body)
  const sections = [
    ...former,
    { heading: 'Quiet hours', body: 'After ten in the evening nobody is called.' },
  ]
  const publish = (body: object) =>
    api('POST /cms/api/globals/rules', { token, body: { _status: 'published', ...body } })
  expect((await publish({ sections })).status).toBe(200)

  await page.reload()
  const notice = page.getByRole('region', { name: changed })
  await notice.getByText('See what changed').click()
  await expect(notice.getByText('Quiet hours')).toBeVisible()
  await expect(notice.locator('ins')).toHaveText(/After ten in the evening nobody is called\.$/)
  await notice.getByRole('button', { name: 'Acknowledge the change' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)

  expect((await publish({ sections: former })).status).toBe(200)
})
