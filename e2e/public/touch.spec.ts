import { smallTargets } from '../fixtures/touch'
import { expect, test } from '../fixtures/test'
import { hydrated, openMenu, publicPages } from './support'

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

test(
  'A visitor can hit every control with a finger, since all are at least 44 px large',
  { tag: '@complete' },
  async ({ page }) => {
    for (const path of [
      ...publicPages.map((each) => each.path),
      '/login',
      '/calendar?month=august',
    ]) {
      await page.goto(path)
      await hydrated(page)
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
      expect(await smallTargets(page), path).toEqual([])
    }
    await page.getByRole('button', { name: /First semester classes start/ }).tap()
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
    expect(await smallTargets(page), 'with details of an event').toEqual([])
    await openMenu(page)
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
    expect(await smallTargets(page), 'with the menu').toEqual([])
  },
)
