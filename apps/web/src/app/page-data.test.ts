import { isRouteErrorResponse } from 'react-router-dom'
import { expect, it } from 'vitest'
import { escapedJson, pageDataId, readPageData, toSentErrors } from './page-data'

it('A document sends the error of a loader as the router knows it, without its cause', () => {
  const errors = toSentErrors({ about: new Error('The password is secret') })
  const data = escapedJson({ loaderData: {}, errors })
  expect(data).not.toContain('secret')
  document.body.innerHTML = `<script type="application/json" id="${pageDataId}">${data}</script>`
  expect(readPageData()?.errors?.about).toSatisfy(isRouteErrorResponse)
})
