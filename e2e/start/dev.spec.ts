import { fileURLToPath } from 'node:url'
import { childEnvironment, startChild } from '@tropa/harness/child-processes'
import { freePort } from '@tropa/harness/free-port'
import { ProductProcess } from '@tropa/harness/product-process'
import { expect, test } from './start-test'

test('npm run dev serves the home page from its sources', async ({ folder }) => {
  const port = await freePort()
  const npm = startChild('npm', ['run', 'dev'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: childEnvironment({ PORT: String(port), DATABASE_URL: `file:${folder}/tropa.db` }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const dev = new ProductProcess(npm, port, folder)
  try {
    const { origin } = await dev.ready(120_000)
    const home = await fetch(origin)
    expect(home.status, dev.output).toBe(200)
    expect(await home.text()).toMatch(/@vite\/client[^]+<h1[^>]*>Tropa</)
  } finally {
    await dev.stop()
  }
})
