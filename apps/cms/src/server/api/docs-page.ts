import type { OpenAPI } from '@orpc/openapi'
import type { operationsOf } from './openapi-document'

type Operation = ReturnType<typeof operationsOf>[number]
type Schema = Exclude<OpenAPI.SchemaObject, boolean>

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** A schema in one line a person reads: `{ title: text ≤ 120, … }`. */
const inWords = (schema: unknown): string => {
  if (!isObject(schema)) return 'anything'
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(inWords).join(' | ')
  if (schema.type === 'array') return `[${inWords(schema.items)}]`
  if (isObject(schema.properties)) {
    const required = new Set(schema.required)
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => `${name}${required.has(name) ? '' : '?'}: ${inWords(field)}`,
    )
    return `{ ${fields.join(', ')} }`
  }
  const length = schema.maxLength === undefined ? '' : ` ≤ ${schema.maxLength}`
  return `${schema.type === 'string' ? 'text' : String(schema.type ?? 'anything')}${length}`
}

const jsonOf = (holder: unknown) =>
  isObject(holder) && 'content' in holder
    ? (holder.content as Record<string, { schema?: unknown }>)['application/json']?.schema
    : undefined

const definition = (term: string, text: string) =>
  `<dt>${escape(term)}</dt><dd><code>${escape(text)}</code></dd>`

const section = ({ method, path, operation }: Operation) => {
  const who = operation.security?.[0]?.token?.[0] ?? 'anyone'
  const query = (operation.parameters ?? []).filter((parameter) => 'name' in parameter)
  const body = jsonOf(operation.requestBody)
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const description = 'description' in answer ? answer.description : ''
    return definition(
      status,
      Number(status) < 300 ? inWords(jsonOf(answer)) : `${description} { message, errors? }`,
    )
  })
  return `<section id="${escape(operation.operationId ?? '')}">
<h2><code>${method.toUpperCase()} /api${escape(path)}</code></h2>
<p>${escape(operation.summary ?? '')}. For ${who === 'logKeeper' ? 'the log keeper' : escape(who)}.</p>
<dl>
${query.map(({ name, in: place, schema }) => definition(`${name} (${place})`, inWords(schema))).join('\n')}
${body === undefined ? '' : definition('body', inWords(body))}
${answers.join('\n')}
</dl>
</section>`
}

const styles = `body{font:17px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:2rem 1rem;color-scheme:light dark}
h2{font-size:1.1rem;margin:2.5rem 0 .25rem}dl{display:grid;grid-template-columns:8rem 1fr;gap:.25rem 1rem;margin:0}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}code{font-size:.9em}
@media(max-width:40rem){dl{grid-template-columns:1fr}}`

/** A page of the contract for people: no script, nothing from elsewhere. */
export const renderApiDocs = (operations: readonly Operation[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The /api contract · Tropa</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>The /api contract</h1>
<p>JSON in, JSON out. Send <code>Authorization: Bearer TOKEN</code> where somebody other than anyone is named; a login gives the token. Every error is <code>{ message, errors? }</code>. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${operations.map(section).join('\n')}
</main>
</body>
</html>
`
