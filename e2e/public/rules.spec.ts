import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const target = 'Leadership Accountability'

test('A visitor without JavaScript can jump to a section of the rules', async ({ plainPage }) => {
  await plainPage.goto('/rules')
  await plainPage
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: target })
    .click()
  await expect(plainPage).toHaveURL('/rules#leadership-accountability')
  await expect(plainPage.getByRole('heading', { name: target })).toBeInViewport()
})

test(
  'A visitor scrolls to a section of the rules in 0.9 s, and it gets the focus',
  { tag: '@complete' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install({ time: 0 })
    await page.goto('/rules')
    await hydrated(page)
    await page.clock.pauseAt(60 * 60 * 1000)
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: target })
      .click()
    const section = page.getByRole('region', { name: target })
    const top = async () => (await section.boundingBox())?.y
    await page.clock.runFor(450)
    expect(await top()).toBeGreaterThan(40)
    await page.clock.runFor(500)
    expect(await top()).toBeLessThan(40)
    await expect(section).toBeFocused()
    await expect(page).toHaveURL('/rules#leadership-accountability')
  },
)
