import type { OpenAPI } from '@orpc/openapi'
import type { RequestHandler } from 'express'
import { renderApiDocs } from './docs-page'
import { describeContract, operationsOf } from './openapi-document'

let document: Promise<OpenAPI.Document> | undefined

/** Generated from the schemas that validate the contract, once somebody asks. */
const read = () => (document ??= describeContract())

/** `GET /api/openapi.json`: the contract as OpenAPI 3.1. */
export const showOpenApi: RequestHandler = async (_request, response) => {
  response.json(await read())
}

/** `GET /api/docs`: the contract as a page to read. */
export const showDocs: RequestHandler = async (_request, response) => {
  response.type('html').send(renderApiDocs(operationsOf(await read())))
}
