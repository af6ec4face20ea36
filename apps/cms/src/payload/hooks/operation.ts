import type { PayloadRequest } from 'payload'

/**
 * What our `beforeOperation` hooks read of an operation. Payload's own type cannot be used without its
 * deprecated `read` operation.
 */
export interface Operation {
  args?: object
  operation: string
  overrideAccess?: boolean | undefined
  req: PayloadRequest
}
