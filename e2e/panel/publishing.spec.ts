import { expect, test } from './panel-test'

test('an editor changes a bio: a draft first, on the page once it is published', async ({
  signInToPanel,
  plainPage,
}) => {
  const bio = 'Waters the office plants between two deployments.'
  const panel = await signInToPanel('editor')
  await panel.openDocument('team', 'Aira Lumibao')
  await panel.page.getByLabel('Bio').fill(bio)
  await panel.saveDraft()
  await plainPage.goto('/team')
  await expect(plainPage.getByRole('heading', { name: 'Aira Lumibao' })).toBeVisible()
  await expect(plainPage.getByText(bio)).toHaveCount(0)

  await panel.publish()
  await plainPage.reload()
  await expect(plainPage.getByText(bio)).toBeVisible()
})
