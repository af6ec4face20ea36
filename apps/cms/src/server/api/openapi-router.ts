import type { OpenAPI } from '@orpc/openapi'
import { Router } from 'express'
import { renderApiDocs } from './docs-page'
import { describeContract, operationsOf } from './openapi-document'

/** The contract as OpenAPI 3.1 and as a page to read, both generated from the schemas that validate it. */
export const openApiRouter = (): Router => {
  let document: Promise<OpenAPI.Document> | undefined
  const read = () => (document ??= describeContract())
  const router = Router()
  router.get('/openapi.json', async (_request, response) => {
    response.json(await read())
  })
  router.get('/docs', async (_request, response) => {
    response.type('html').send(renderApiDocs(operationsOf(await read())))
  })
  return router
}
