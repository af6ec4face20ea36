import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

test(
  'A visitor sees the team on the home page in rows of 7 and 6, with first names',
  { tag: '@complete' },
  async ({ page, client }) => {
    const team = await client.team.list()
    await page.goto('/')
    await hydrated(page)
    const rows = [team.slice(0, 7), team.slice(7, 13)]
    for (const [index, label] of ['first', 'second'].entries()) {
      const images = page.getByRole('list', { name: `The team, ${label} row` }).getByRole('img')
      await expect(images).toHaveCount(rows[index]?.length ?? 0)
      expect(
        await images.evaluateAll((all) => all.map((image) => image.getAttribute('alt'))),
      ).toEqual(rows[index]?.map(({ alt }) => alt))
    }
    for (const { alt } of [team[0], team[12]].filter((member) => member !== undefined)) {
      await page.getByRole('img', { name: alt }).hover()
      await expect(page.getByRole('tooltip')).toHaveText(alt)
    }
  },
)

test(
  'A visitor finds the version, the year, the code and the mail address on the home page',
  { tag: '@complete' },
  async ({ page, client }) => {
    const { version, codeUrl, contactEmail } = await client.site.get()
    await page.goto('/')
    await expect(page.getByText(version, { exact: true })).toBeVisible()
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Manila' })
    await expect(page.getByText(`© ${year.format()}`)).toBeVisible()
    const code = page.getByRole('link', { name: /^Code/ })
    await expect(code).toHaveAttribute('href', codeUrl)
    await expect(code).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(page.getByRole('link', { name: /^Mail/ })).toHaveAttribute(
      'href',
      `mailto:${contactEmail}`,
    )
  },
)

test('A visitor finds three links on each team card, none of them active on the last', async ({
  page,
  client,
}) => {
  const team = await client.team.list()
  await page.goto('/team')
  for (const [index, { alt, links }] of team.entries()) {
    const shown = page.getByRole('list', { name: `Links of ${alt}` }).getByRole('link')
    await expect(shown).toHaveCount(3)
    for (const [place, address] of links.entries()) {
      const link = shown.nth(place)
      const isMail = !/^https?:/.test(address)
      if (index >= 12) {
        await expect(link).toHaveAttribute('aria-disabled', 'true')
        expect(await link.getAttribute('href')).toBeNull()
        continue
      }
      await expect(link).toHaveAttribute('href', isMail ? `mailto:${address}` : address)
      expect(await link.getAttribute('target')).toBe(isMail ? null : '_blank')
      expect(await link.getAttribute('rel')).toBe(isMail ? null : 'noopener noreferrer')
    }
  }
  await page.getByRole('link', { name: 'Get in touch' }).click()
  await expect(page).toHaveURL('/contact')
})

test(
  'A visitor can open a team card from the home page',
  { tag: '@complete' },
  async ({ page, client }) => {
    const team = await client.team.list()
    const last = team.at(-1)
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: last?.alt ?? '', exact: true }).click()
    await expect(page).toHaveURL(`/team#${last?._id ?? ''}`)
    await expect(page.getByRole('heading', { name: last?.name ?? '' })).toBeInViewport()
    const marked = page.getByRole('main').locator('[aria-current]')
    await expect(marked).toHaveCount(1)
    await expect(marked.getByRole('heading')).toHaveText(last?.name ?? '')
    await page.reload()
    await expect(marked.getByRole('heading')).toHaveText(last?.name ?? '')
  },
)

test(
  'A visitor can read the contact tile from 320 to 1024 px: no picture lies on its words',
  { tag: '@complete' },
  async ({ page }) => {
    await page.goto('/team')
    await hydrated(page)
    for (const width of [320, 375, 640, 700, 768, 870, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const covered = await page
        .getByRole('heading', { name: 'Contact us' })
        .evaluate((heading) => {
          const text = document.createRange()
          text.selectNodeContents(heading)
          const words = text.getBoundingClientRect()
          const pictures = heading.closest('[data-slot="tile"]')?.querySelectorAll('svg, img') ?? []
          const boxes = [...pictures]
            .map((picture) => picture.getBoundingClientRect())
            .filter((box) => box.width > 0)
          const covering = boxes.filter(
            (box) =>
              box.left < words.right &&
              box.right > words.left &&
              box.top < words.bottom &&
              box.bottom > words.top,
          )
          return { drawn: boxes.length > 0, covering: covering.length }
        })
      expect(covered, `pictures on the words at ${width} px`).toEqual({ drawn: true, covering: 0 })
    }
  },
)

test(
  'The thirteen faces of the contact tile look at its button',
  { tag: '@complete' },
  async ({ page }) => {
    await page.goto('/team')
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const button = await page.getByRole('link', { name: 'Get in touch' }).boundingBox()
      const target = {
        x: (button?.x ?? 0) + (button?.width ?? 0) / 2,
        y: (button?.y ?? 0) + (button?.height ?? 0) / 2,
      }
      const looks = await page
        .locator('[data-slot="square-faces"] g g')
        .evaluateAll((eyes, { x, y }) => {
          const distance = (element: Element | undefined) => {
            const box = element?.getBoundingClientRect()
            return box ? Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) : NaN
          }
          return eyes.map((eye) => distance(eye.children[1]) < distance(eye.children[0]))
        }, target)
      expect(looks, `at ${width} px`).toEqual(Array.from({ length: 26 }, () => true))
    }
  },
)
