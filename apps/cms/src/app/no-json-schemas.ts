/** Stands in for `ajv` in the browser, where Payload would check JSON fields. The server checks them again. */
export default class NoJsonSchemas {
  readonly validate = (): boolean => true
}
