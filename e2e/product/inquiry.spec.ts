import { expect, test } from '../fixtures/test'

test('A form on another site cannot send an inquiry', { tag: '@complete' }, async ({ api }) => {
  const fields = { name: 'Ana', category: 'Feedback', email: 'ana@example.com', desc: 'Hello.' }
  const { status, headers, text } = await api('POST /contact', {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://elsewhere.example',
    },
  })
  expect(status).toBe(403)
  expect(headers.get('content-type')).toContain('text/html')
  expect(text).not.toContain('Inquiry sent successfully!')
})
