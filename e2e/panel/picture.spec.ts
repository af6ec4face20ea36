import { expect, test } from './panel-test'

test(
  'An editor sees whose portrait a picture is before replacing it',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const panel = await signInToPanel('editor')
    await panel.openDocument('team', 'Aira Lumibao')
    const picture = await panel.page.evaluate(async () => {
      const [id = ''] = location.pathname.split('/').slice(-1)
      const response = await fetch(`/cms/api/team/${id}?depth=0`)
      const { image } = (await response.json()) as { image: string | number }
      return image
    })
    await panel.open(`/cms/collections/media/${picture}`)
    const uses = panel.page.getByRole('region', { name: 'Portrait of' })
    await expect(uses).toContainText('as soon as you save')
    await uses.getByRole('link', { name: 'Aira Lumibao' }).click()
    await expect(panel.page.getByRole('heading', { name: 'Aira Lumibao' }).first()).toBeVisible()
  },
)
