import { Breadcrumb, BreadcrumbItem } from '../breadcrumb/breadcrumb'
import { Button } from '../button/button'
import { Card } from '../card/card'
import { Page } from './page'

/** A screen below the start screen, with one main action. */
export const PageExamples = () => (
  <Page
    above={
      <Breadcrumb>
        <BreadcrumbItem href="#start">Start</BreadcrumbItem>
        <BreadcrumbItem current>Orders</BreadcrumbItem>
      </Breadcrumb>
    }
    title="Orders"
    lead="Everything that was ordered this year."
    actions={<Button>New order</Button>}
  >
    <Card>What the page is about</Card>
  </Page>
)
