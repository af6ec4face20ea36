import { readFileSync } from 'node:fs'
import { publicPages } from '@tropa/contract/pages'
import type { PageSection } from '@tropa/contract/base/page-section'
import { defaultSettings } from '@tropa/contract/settings/settings'
import type { Rule } from '../../payload/payload-types'

/**
 * The sections of a text in Markdown, each under a heading of the second level. The file is next to this one, and
 * next to the built server.
 */
const sectionsOf = (name: 'about' | 'rules'): PageSection[] =>
  readFileSync(new URL(`sample/${name}.md`, import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...body] = section.split('\n')
      return { heading, body: body.join('\n').trim() }
    })

const numbers: Rule['numbers'] = {
  maxWarnings: 3,
  maxRevisions: 3,
  managerWarnings: 3,
  maxInstances: 5,
  shortLatenessTo: 4,
  shortLatenessFee: 20,
  longLatenessTo: 30,
  longLatenessFee: 50,
  absenceFee: 100,
}

/** The sample rules; their texts name the numbers in braces. */
export const sampleRules = () => ({
  title: publicPages.rules.title,
  lastUpdated: '2025-08-18',
  sections: sectionsOf('rules'),
  numbers,
})

export const sampleHome = { tagline: defaultSettings.tagline }

export const sampleAbout = () => ({ sections: sectionsOf('about') })

export const sampleSite = {
  name: defaultSettings.name,
  codeUrl: defaultSettings.codeUrl,
  contactEmail: defaultSettings.contactEmail,
  categories: ['General question', 'Collaboration', 'Join the team', 'Feedback', 'Other'].map(
    (label) => ({ label }),
  ),
  academicYear: null,
}
