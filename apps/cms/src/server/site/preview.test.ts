import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { booted, signedIn } from '../../testing/boot'

/** Responds with the data that a page would be rendered from. */
const siteRenderer: SiteRenderer = {
  inlineScripts: [],
  pageAddress: (address) => ({ address, isCacheable: true }),
  canonicalPath: (path) => path,
  pagePattern: (path) => path,
  render: async ({ url }, { client, isPreview }) =>
    Response.json({
      path: new URL(url).pathname,
      isPreview,
      team: await client.team.list(),
      calendar: await client.calendar.events({ year: 2026 }),
      rules: await client.rules.get(),
      about: await client.about.get(),
      site: await client.site.get(),
    }),
}

const tropa = booted({ RATE_LIMIT: 'off' }, siteRenderer)
const tokens: Record<string, string> = signedIn(tropa, 'ada', 'eve', 'ben')

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${tropa.origin}${path}`, { redirect: 'manual', headers })

const cookieOf = (name: string) => ({
  cookie: `payload-token=${tokens[name] ?? ''}`,
  'sec-fetch-site': 'same-origin',
})

const pageData = z.looseObject({
  calendar: z.object({ events: z.array(z.unknown()) }),
  rules: z.looseObject({ title: z.string(), sections: z.array(z.unknown()) }),
  about: z.object({ sections: z.array(z.unknown()) }),
  site: z.looseObject({ tagline: z.string() }),
})

const pageFor = async (name: string | undefined, path: string) => {
  const response = await open(path, name === undefined ? {} : cookieOf(name))
  return pageData.parse(await response.json())
}

/** Saves in the panel as an editor. */
const save = async (line: string, body: object) => {
  const response = await tropa.call(line, { token: tokens.eve ?? '', body })
  expect([200, 201]).toContain(response.status)
  return response.body
}

describe('previewRouter', () => {
  it('redirects a visitor to the sign-in, which leads back', async () => {
    const response = await open('/preview/about?x=1')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/login?return=/preview/about%3Fx%3D1')
  })

  it('refuses a member who is not an editor', async () => {
    expect((await open('/preview', cookieOf('ben'))).status).toBe(403)
  })

  it('ignores tokens, and cookies in requests from other sites', async () => {
    const bearer = { authorization: `Bearer ${tokens.ada ?? ''}` }
    expect((await open('/preview', bearer)).status).toBe(302)
    const foreign = { ...cookieOf('ada'), 'sec-fetch-site': 'cross-site' }
    expect((await open('/preview', foreign)).status).toBe(302)
  })

  it.each(['ada', 'eve'])('shows drafts to %s and forbids caching', async (name) => {
    for (const path of ['/preview', '/preview/', '/preview/team', '/preview/calendar?month=july']) {
      const response = await open(path, cookieOf(name))
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      expect(await response.json()).toMatchObject({ isPreview: true })
    }
  })

  it.each([
    ['/preview/contact?a=b', '/contact?a=b'],
    ['/preview/login', '/login'],
    ['/preview//example.com', '/example.com'],
    ['/preview/%5Cexample.com', '/%5Cexample.com'],
  ])('redirects %s, which has no drafts, to the page itself', async (path, page) => {
    const response = await open(path, cookieOf('eve'))
    expect([response.status, response.headers.get('location')]).toEqual([302, page])
  })
})

describe('the preview of a draft', () => {
  const expectOnlyInPreview = async (text: string) => {
    expect(JSON.stringify(await pageFor(undefined, '/'))).not.toContain(text)
    expect(JSON.stringify(await pageFor('eve', '/preview'))).toContain(text)
  }

  it.each([
    ['home', { tagline: 'Drafted tagline' }],
    ['about', { sections: [{ heading: 'Drafted story', body: 'x' }] }],
    ['rules', { title: 'Drafted rules' }],
  ])('of the page %s is hidden from visitors until it is published', async (slug, change) => {
    const text = JSON.stringify(change).match(/Drafted \w+/)?.[0] ?? ''
    await save(`POST /cms/api/globals/${slug}?draft=true`, change)
    await expectOnlyInPreview(text)
    await save(`POST /cms/api/globals/${slug}`, { ...change, _status: 'published' })
    expect(JSON.stringify(await pageFor(undefined, '/'))).toContain(text)
  })

  it('shows a drafted event, but not one without a date', async () => {
    const event = { title: 'Drafted exams', type: 'exam', start: '2026-08-03' }
    await save(`POST /cms/api/calendar?draft=true`, event)
    await save(`POST /cms/api/calendar?draft=true`, { title: 'Someday' })
    await expectOnlyInPreview('Drafted exams')
    expect((await pageFor('eve', '/preview')).calendar.events).toMatchObject([
      { title: 'Drafted exams', start: '2026-08-03' },
    ])
  })

  it('shows a drafted team member who has only a name', async () => {
    await save(`POST /cms/api/team?draft=true`, { name: 'Drafted Dina' })
    await expectOnlyInPreview('Drafted Dina')
  })

  it('shows the placeholders of rules whose numbers are missing', async () => {
    const { rules } = await pageFor('eve', '/preview')
    expect(rules.sections).toEqual([{ heading: 'Warning System', body: 'At most 3 warnings.' }])
    await save(`POST /cms/api/globals/rules?draft=true`, {
      numbers: { maxWarnings: null },
    })
    const drafted = await pageFor('eve', '/preview')
    expect(drafted.rules.sections).toEqual([
      { heading: 'Warning System', body: 'At most {maxWarnings} warnings.' },
    ])
  })
})

describe('unpublishing', () => {
  it.each(['home', 'about', 'rules'] as const)(
    'the page %s hides it from visitors and keeps it for editors',
    async (slug) => {
      const before = await pageFor('eve', '/preview')
      await save(`POST /cms/api/globals/${slug}`, { _status: 'draft' })
      const { site: siteData, about, rules } = await pageFor(undefined, '/')
      const seen = {
        home: siteData.tagline,
        about: about.sections,
        rules: [rules.title, rules.sections],
      }
      const nothing = {
        home: '',
        about: [],
        rules: ['Team Rules and Regulations', []],
      }
      expect(seen[slug]).toEqual(nothing[slug])
      const after = await pageFor('eve', '/preview')
      expect(after).toEqual(before)
    },
  )

  it('an event hides it from visitors', async () => {
    const event = { title: 'Taken back', type: 'exam', start: '2026-08-04', _status: 'published' }
    const { doc } = await save(`POST /cms/api/calendar`, event)
    const { id } = z.object({ id: z.string() }).parse(doc)
    expect(JSON.stringify(await pageFor(undefined, '/'))).toContain('Taken back')
    await save(`PATCH /cms/api/calendar/${id}`, { _status: 'draft' })
    expect(JSON.stringify(await pageFor(undefined, '/'))).not.toContain('Taken back')
    expect(await (await open('/calendar.ics')).text()).not.toContain('Taken back')
  })
})
