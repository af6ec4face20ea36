import { Breadcrumb, BreadcrumbItem } from './breadcrumb'

/** The path to an order. */
export const BreadcrumbExamples = () => (
  <Breadcrumb>
    <BreadcrumbItem href="#start">Start</BreadcrumbItem>
    <BreadcrumbItem href="#orders">Orders</BreadcrumbItem>
    <BreadcrumbItem current>Order 1042</BreadcrumbItem>
  </Breadcrumb>
)
