import type { OpenAPI } from '@orpc/openapi'
import { isRecord } from '@tropa/contract/base/is-record'
import { demoNotice } from '@tropa/contract/site-renderer'
import type { RequestHandler } from 'express'
import { readSite } from '../../payload/globals/read-site'
import type { ApiContext } from '../../rpc/context'
import { CachedResponse } from '../cached-response'
import { describeContract, operationsOf } from './openapi-document'

type Operation = ReturnType<typeof operationsOf>[number]

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const describeType = ({ type, maxLength }: Record<string, unknown>) => {
  const name = typeof type === 'string' ? type : 'anything'
  const length = typeof maxLength === 'number' ? ` ≤ ${maxLength}` : ''
  return `${name === 'string' ? 'text' : name}${length}`
}

/** A schema in one line for people: `{ title: text ≤ 120, … }`. */
const describeSchema = (schema: unknown): string => {
  if (!isRecord(schema)) return 'anything'
  const { type, properties, required } = schema
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(describeSchema).join(' | ')
  if (type === 'array') return `[${describeSchema(schema.items)}]`
  if (isRecord(properties)) {
    const requiredNames = new Set<unknown>(Array.isArray(required) ? required : [])
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${requiredNames.has(name) ? '' : '?'}: ${describeSchema(field)}`,
    )
    return `{ ${fields.join(', ')} }`
  }
  return describeType(schema)
}

const jsonSchemaOf = (bodyOrResponse: unknown): unknown => {
  const content = isRecord(bodyOrResponse) ? bodyOrResponse.content : undefined
  const json = isRecord(content) ? content['application/json'] : undefined
  return isRecord(json) ? json.schema : undefined
}

const definition = (term: string, text: string) =>
  `<dt>${escape(term)}</dt><dd><code>${escape(text)}</code></dd>`

const section = ({ method, path, operation }: Operation) => {
  const access = operation.security?.[0]?.token?.[0] ?? 'anyone'
  const query = (operation.parameters ?? []).filter((parameter) => 'name' in parameter)
  const body = jsonSchemaOf(operation.requestBody)
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const description = 'description' in response ? response.description : ''
    return definition(
      status,
      Number(status) < 300
        ? describeSchema(jsonSchemaOf(response))
        : `${description} { message, errors? }`,
    )
  })
  return `<section id="${escape(operation.operationId ?? '')}">
<h2><code>${method.toUpperCase()} /api${escape(path)}</code></h2>
<p>${escape(operation.summary ?? '')}. For ${access === 'logKeeper' ? 'the log keeper' : escape(access)}.</p>
<dl>
${query.map(({ name, in: place, schema }) => definition(`${name} (${place})`, describeSchema(schema))).join('\n')}
${body === undefined ? '' : definition('body', describeSchema(body))}
${responses.join('\n')}
</dl>
</section>`
}

const styles = `body{font:17px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:2rem 1rem;color-scheme:light dark}
h2{font-size:1.1rem;margin:2.5rem 0 .25rem}dl{display:grid;grid-template-columns:8rem 1fr;gap:.25rem 1rem;margin:0}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}code{font-size:.9em}
@media(max-width:40rem){dl{grid-template-columns:1fr}}`

/** The contract as a page for people, without scripts and without anything from another origin. */
const renderApiDocs = (
  operations: readonly Operation[],
  site: string,
  notice: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The /api contract · ${escape(site)}</title>
<style>${styles}</style>
</head>
<body>
<main>
${notice}<h1>The /api contract</h1>
<p>JSON in, JSON out. Send <code>Authorization: Bearer TOKEN</code> where somebody other than anyone is named; a login gives the token. Every error is <code>{ message, errors? }</code>. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${operations.map(section).join('\n')}
</main>
</body>
</html>
`

let document: Promise<OpenAPI.Document> | undefined

/** Generates the description from the contract's schemas, once somebody asks for it. */
const read = () => (document ??= describeContract())

/** Serves a description of the contract under the site's name. It is kept until the site changes. */
const serve =
  (type: string, write: (contract: OpenAPI.Document, site: string, isDemo: boolean) => string) =>
  ({ cache, payload }: Pick<ApiContext, 'cache' | 'payload'>): RequestHandler =>
  async (request, response) => {
    const made = await cache.read(
      `contract as ${type}`,
      ['site'],
      async () => {
        const [contract, { name }] = await Promise.all([read(), readSite(payload)])
        const isDemo = payload.config.custom.isDemo === true
        return new CachedResponse(200, type, write(contract, name, isDemo))
      },
      ({ size }) => size,
    )
    await made.send(request, response, 'no-cache')
  }

/** `GET /api/openapi.json`: the contract as OpenAPI 3.1. */
export const showOpenApi = serve('application/json; charset=utf-8', (contract, title) =>
  JSON.stringify({ ...contract, info: { ...contract.info, title } }),
)

/** `GET /api/docs`: the contract as a page for people. */
export const showDocs = serve('text/html; charset=utf-8', (contract, name, isDemo) =>
  renderApiDocs(operationsOf(contract), name, isDemo ? `<p>${demoNotice}</p>\n` : ''),
)
