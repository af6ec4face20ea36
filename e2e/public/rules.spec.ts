import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const target = 'Leadership Accountability'

test('A visitor can scroll to a section of the rules in 0.9 s, and it gets the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/rules')
  await hydrated(page)
  const outline = page.getByRole('navigation', { name: 'Sections' })
  const link = outline.getByRole('link', { name: target })
  // Measured inside the page, since a busy machine responds to the test late.
  const { passed, took } = await link.evaluate(async (element: HTMLAnchorElement) => {
    const nextFrame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn))
    const section = document.getElementById(element.hash.slice(1))
    const began = performance.now()
    const seen = new Set<number>()
    let changed = began
    element.click()
    for (let last = -1; performance.now() - changed < 300; last = window.scrollY) {
      await nextFrame()
      if (window.scrollY === last) continue
      changed = performance.now()
      seen.add(window.scrollY)
    }
    const isThere = Math.abs(section?.getBoundingClientRect().top ?? Infinity) < 40
    return { passed: isThere ? seen.size : 0, took: changed - began }
  })
  expect(passed, 'scroll positions on the way to the section').toBeGreaterThan(3)
  expect(took).toBeGreaterThan(600)
  expect(took).toBeLessThan(1500)
  await expect(page).toHaveURL('/rules#leadership-accountability')
  await expect(page.getByRole('region', { name: target })).toBeFocused()
  await expect(link).toHaveAttribute('aria-current', 'location')
})

test('A visitor who prefers reduced motion reaches a section at once', async ({ page }) => {
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

test('A visitor without JavaScript can jump to a section of the rules', async ({ plainPage }) => {
  await plainPage.goto('/rules')
  await plainPage
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: target })
    .click()
  await expect(plainPage).toHaveURL('/rules#leadership-accountability')
  await expect(plainPage.getByRole('heading', { name: target })).toBeInViewport()
})
