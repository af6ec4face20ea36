import { expect, test } from './panel-test'

test('An editor can save a bio as a draft, preview it and publish it', async ({
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

  const drafted = await panel.page.context().newPage()
  await drafted.goto('/preview/team')
  await expect(drafted.getByText(bio)).toBeVisible()
  await drafted.close()

  await panel.publish()
  await plainPage.reload()
  await expect(plainPage.getByText(bio)).toBeVisible()
})
