import { expect, test } from './panel-test'

test('An editor sees whose portrait a picture is before replacing it', async ({
  signInToPanel,
}) => {
  const panel = await signInToPanel('editor')
  const found = await panel.page.request.get(
    '/cms/api/team?depth=0&where[name][equals]=Aira Lumibao',
  )
  const { docs } = (await found.json()) as { docs: { image: string | number }[] }
  await panel.open(`/cms/collections/media/${docs[0]?.image ?? ''}`)
  const uses = panel.page.getByRole('region', { name: 'Portrait of' })
  await expect(uses).toContainText('as soon as you save')
  await uses.getByRole('link', { name: 'Aira Lumibao' }).click()
  await expect(panel.page.getByRole('heading', { name: 'Aira Lumibao' }).first()).toBeVisible()
})
