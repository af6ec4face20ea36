/** Sends data as Payload's own forms do, with a file if one is given. */
export const sendForm = async (
  url: string,
  method: 'PATCH' | 'POST',
  data: object,
  file?: File,
): Promise<{ status: number; isOk: boolean; body: unknown }> => {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  if (file) form.set('file', file)
  const response = await fetch(url, { method, body: form, credentials: 'include' })
  return { status: response.status, isOk: response.ok, body: await response.json() }
}
