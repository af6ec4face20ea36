import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, type FullConfig, type Page } from '@playwright/test'
import { pictureSizes, pictureThemes, pictureTime } from '@tropa/harness/pictures'
import { sharedOrigin } from '../fixtures/shared-server'
import { browserFile, describeBrowser } from './browser'
import { storiesByGroup, titlesWithoutPicture, type Story } from './stories'

const [phone, desktop] = pictureSizes

/** No page is drawn higher than this. */
const maxHeight = 6000

/** Components that are drawn from right to left too. */
const mirrored = [
  'Actions/DropdownMenu',
  'Actions/PopoverButton',
  'Forms/Combobox',
  'Forms/DatePicker',
  'Forms/Field',
  'Forms/SearchField',
  'Forms/Switch',
  'Surfaces/Dialog',
  'Navigation/Breadcrumb',
  'Navigation/Pagination',
  'Data/Table',
  'Feedback/Banner',
]

/** What the first story of a component has opened, and its pictures must show. */
const opened = new Map(
  Object.entries({
    'Actions/DropdownMenu': '[role=menu]',
    'Actions/PopoverButton': '[popover]:popover-open',
    'Feedback/Toaster': '[data-sonner-toast]',
    'Feedback/Tooltip': '[data-radix-popper-content-wrapper]',
    'Forms/Combobox': '[role=option]',
    'Forms/DatePicker': '[popover]:popover-open',
    'Forms/Select': '[role=listbox]',
    'Navigation/FloatingBarMenu': '[aria-expanded=true]',
    'Screens/Members/Search': '[role=dialog]',
    'Surfaces/ConfirmDialog': '[role=alertdialog]',
    'Surfaces/Dialog': '[role=dialog]',
  }),
)

interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void
    emit: (event: string, detail: object) => void
  }
}

/** Opens the preview with a story, in the theme of the system, and waits until it is drawn and played. */
const openPreview = async (page: Page, { id }: Story, globals = '') => {
  const address = `${sharedOrigin()}/storybook/iframe.html`
  // Another test has axe check every story.
  await page.goto(`${address}?id=${id}&viewMode=story&globals=a11y.manual:!true${globals}`)
  await page.waitForFunction(
    () =>
      (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ===
      'finished',
  )
}

/** Chooses a story in the open preview, as a click in the sidebar does. */
const showStory = (page: Page, { id }: Story) =>
  page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__
        const overdue = setTimeout(() => reject(new Error(`${storyId} is not drawn`)), 20_000)
        channel.once('storyFinished', () => {
          clearTimeout(overdue)
          resolve()
        })
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )

/** Makes the window as high as the page, so that a picture shows all of it and the bar at its end. */
const showWholePage = async (page: Page, size: { width: number; height: number }) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // A change of size closes an open list.
  if (height <= size.height) return
  await page.setViewportSize({ width: size.width, height: Math.min(height, maxHeight) })
}

const isOpen = async (page: Page, { title, first }: Story) => {
  const selector = first ? opened.get(title) : undefined
  if (selector) await expect.soft(page.locator(selector).first(), title).toBeVisible()
}

const mirroredFile = `${desktop.width}-light-rtl.png`

const isMirrored = ({ title, first }: Story) => first && mirrored.includes(title)

const folderOf = ({ title }: Story) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

const fileOf = (story: Story, size: { width: number }, colorScheme: string) => {
  const name = story.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return `${story.first ? '' : `${name}-`}${size.width}-${colorScheme}.png`
}

const sizesOf = ({ first }: Story) => (first ? pictureSizes : [desktop])

const themesOf = ({ first }: Story) => (first ? pictureThemes : [pictureThemes[0]])

/** The paths of all pictures of a story. */
const picturesOf = (story: Story) => [
  ...sizesOf(story).flatMap((size) =>
    themesOf(story).map((theme) => `${folderOf(story)}/${fileOf(story, size, theme)}`),
  ),
  ...(isMirrored(story) ? [`${folderOf(story)}/${mirroredFile}`] : []),
]

const comparePictures = async (page: Page, story: Story, size: (typeof pictureSizes)[number]) => {
  const folder = folderOf(story)
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light' })
  await showStory(page, story)
  await showWholePage(page, size)
  for (const colorScheme of themesOf(story)) {
    await page.emulateMedia({ colorScheme })
    await expect.soft(page).toHaveScreenshot([folder, fileOf(story, size, colorScheme)])
    await isOpen(page, story)
  }
}

const compareMirrored = async (page: Page, story: Story) => {
  await openPreview(page, story, ';direction:rtl')
  await expect.soft(page).toHaveScreenshot([folderOf(story), mirroredFile])
}

test('Every component and screen has a story with the tag `picture`', () => {
  expect(titlesWithoutPicture()).toEqual([])
  const stories = storiesByGroup().flatMap(([, group]) => group)
  const titles = new Set(stories.map(({ title }) => title))
  expect([...opened.keys(), ...mirrored].filter((title) => !titles.has(title))).toEqual([])
})

/** Whether the pictures are being taken anew. */
const isUpdating = ({ updateSnapshots }: FullConfig) =>
  updateSnapshots === 'all' || updateSnapshots === 'changed'

test('Every story with the tag has its pictures, and every picture a story', ({}, { config }) => {
  test.skip(isUpdating(config), 'the pictures are being taken')
  const folder = fileURLToPath(new URL('pictures', import.meta.url))
  const expected = new Set(storiesByGroup().flatMap(([, stories]) => stories.flatMap(picturesOf)))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pictures = files.filter((file) => file.endsWith('.png'))
  expect(new Set(pictures)).toEqual(expected)
})

test.describe('The pictures', () => {
  test.beforeEach(async ({ page, browser }, { config }) => {
    const own = describeBrowser(browser.version())
    if (isUpdating(config)) writeFileSync(browserFile, own)
    const taken = readFileSync(browserFile, 'utf8')
    const reason = `the pictures were taken on ${taken.trim()}; this is ${own.trim()}`
    if (taken !== own) console.log(`skip: ${reason}`)
    test.skip(taken !== own, reason)
    // Everything that is drawn from today's date stays as it is.
    await page.clock.setFixedTime(pictureTime)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  for (const [group, stories] of storiesByGroup()) {
    test(`of ${group} are what it looks like, on a phone and a screen, in both themes`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      const firsts = stories.filter(({ first }) => first)
      // Choosing the story that is open already would not draw it again.
      const start = stories.at(-1)
      if (start) await openPreview(page, start)
      for (const story of stories) await comparePictures(page, story, desktop)
      for (const story of firsts) await comparePictures(page, story, phone)
      await page.setViewportSize(desktop)
      await page.emulateMedia({ colorScheme: 'light' })
      for (const story of firsts) {
        if (isMirrored(story)) await compareMirrored(page, story)
      }
    })
  }
})
