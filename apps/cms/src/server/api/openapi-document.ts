import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { attemptHeader, attemptHours, maxAttemptKey } from '@tropa/contract/base/attempt'
import { contract, maxBodyBytes } from '@tropa/contract/contract'
import { errorBody, errorCodes } from '@tropa/contract/errors'
import { listProcedures } from '@tropa/contract/list-procedures'
import { toJSONSchema } from 'zod'
import { version } from '../../payload/version'

const errorSchema = { ...toJSONSchema(errorBody), $schema: undefined }

const messageByStatus = new Map<string, string>(
  Object.values(errorCodes).map(({ status, message }) => [String(status), message]),
)

const header = (description: string, type: 'string' | 'integer') => ({
  description,
  schema: { type },
})

const requestId = header('Names the request in the server’s log', 'string')
const retryAfter = header('Seconds to wait', 'integer')

const describeResponses = (operation: OpenAPI.OperationObject) => {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if ('$ref' in response) continue
    response.description = messageByStatus.get(status) ?? 'Done'
    response.headers = {
      'X-Request-Id': requestId,
      ...(['429', '503'].includes(status) && { 'Retry-After': retryAfter }),
    }
  }
}

/** What every call that creates something takes, and what it is refused with. */
const describeAttempt = (operation: OpenAPI.OperationObject) => {
  const parameter = {
    name: attemptHeader,
    in: 'header',
    description: `The same key and body within ${attemptHours} hours create nothing more, and get the answer of what is there. With another body, or where that was deleted: 409.`,
    schema: { type: 'string', maxLength: maxAttemptKey },
  } as const
  operation.parameters = [...(operation.parameters ?? []), parameter]
  const schema = { $ref: '#/components/schemas/Error' }
  const refused = { description: '', content: { 'application/json': { schema } } }
  operation.responses = { 409: refused, ...operation.responses }
}

const procedureByOperation = new Map(
  listProcedures(contract).map((procedure) => [procedure.keys.join('.'), procedure]),
)

export const operationsOf = ({ paths = {} }: OpenAPI.Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )

/** The contract as an OpenAPI 3.1 document, generated from the schemas that validate it. */
export const describeContract = async (): Promise<OpenAPI.Document> => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: {
      title: 'Tropa',
      version,
      description: `JSON in, JSON out, a body of at most ${maxBodyBytes} bytes. Ids are texts, times ISO 8601 in UTC, a deadline is YYYY-MM-DD. Every error has one shape.`,
    },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Error: errorSchema as OpenAPI.SchemaObject },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    customErrorResponseBodySchema: () => ({ $ref: '#/components/schemas/Error' }),
  })
  for (const { operation } of operationsOf(document)) {
    const { operationId = '' } = operation
    const procedure = procedureByOperation.get(operationId)
    if (!procedure) throw new Error(`The contract has no procedure ${operationId}.`)
    operation.tags = [operationId.split('.')[0] ?? '']
    const { access, creates } = procedure
    operation.security = access === 'anyone' ? [] : [{ token: [access] }]
    if (creates) describeAttempt(operation)
    describeResponses(operation)
  }
  return document
}
