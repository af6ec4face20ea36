import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const target = 'Leadership Accountability'

test('the outline leads to a section in 0.9 s and puts the focus there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/rules')
  await hydrated(page)
  const outline = page.getByRole('navigation', { name: 'Sections' })
  const began = Date.now()
  await outline.getByRole('link', { name: target }).click()
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(1200)
  await expect(page).toHaveURL('/rules#leadership-accountability')
  const section = page.getByRole('region', { name: target })
  await expect(section).toBeFocused()
  await expect
    .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(40)
  expect(Date.now() - began).toBeGreaterThan(500)
  await expect(outline.getByRole('link', { name: target })).toHaveAttribute(
    'aria-current',
    'location',
  )
})

test('with less motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/rules')
  await hydrated(page)
  const section = page.getByRole('region', { name: target })
  const top = await page.evaluate((name) => {
    const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Sections"] a')]
    links.find(({ textContent }) => textContent.includes(name))?.click()
    return document.getElementById('leadership-accountability')?.getBoundingClientRect().top
  }, target)
  expect(top).toBeLessThan(40)
  await expect(section).toBeFocused()
})

test('without JavaScript the outline leads there as well', async ({ plainPage }) => {
  await plainPage.goto('/rules')
  await plainPage
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: target })
    .click()
  await expect(plainPage).toHaveURL('/rules#leadership-accountability')
  await expect(plainPage.getByRole('heading', { name: target })).toBeInViewport()
})
