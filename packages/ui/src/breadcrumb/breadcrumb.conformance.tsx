import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Breadcrumb, BreadcrumbItem } from './breadcrumb'

export const conformance: Conformance = {
  component: 'Breadcrumb',
  pattern: apg('Breadcrumb', 'breadcrumb'),
  render: (forwarded) => (
    <Breadcrumb {...forwarded}>
      <BreadcrumbItem href="#start">Start</BreadcrumbItem>
      <BreadcrumbItem current>Here</BreadcrumbItem>
    </Breadcrumb>
  ),
  root: '[data-slot="breadcrumb"]',
  name: { role: 'navigation', name: 'Breadcrumb' },
  keyboard: [
    {
      does: 'Tab moves between the links and skips the current page',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('link', { name: 'Start' })).toHaveFocus()
        await user.tab()
        await expect.element(page.getByText('Here')).not.toHaveFocus()
      },
    },
  ],
}

export const item: Conformance = {
  component: 'BreadcrumbItem',
  pattern: apg('Breadcrumb', 'breadcrumb'),
  render: (forwarded) => (
    <Breadcrumb>
      <BreadcrumbItem {...forwarded} href="#start">
        Start
      </BreadcrumbItem>
    </Breadcrumb>
  ),
  root: '[data-slot="breadcrumb-item"]',
  asChild: (forwarded) => (
    <Breadcrumb>
      <BreadcrumbItem {...forwarded} asChild>
        <a href="#child">Child</a>
      </BreadcrumbItem>
    </Breadcrumb>
  ),
  name: { role: 'link', name: 'Start' },
  keyboard: [
    {
      does: 'Tab reaches it',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('link')).toHaveFocus()
      },
    },
  ],
}
