import { createHash } from 'node:crypto'
import path from 'node:path'
import { ProductProcess } from '../../packages/harness/src/product-process.mjs'
import { secret } from '../data.mjs'

/** Payload signs tokens with this key, which it derives from the secret. */
export const productKey = createHash('sha256').update(secret).digest('hex').slice(0, 32)

/** Starts the product as `npm start` does; `seconds` is the time until its first response. */
export const startProduct = async (
  folder,
  databaseUrl = `file:${path.join(folder, 'tropa.db')}`,
) => {
  const startedAt = performance.now()
  const product = await ProductProcess.spawn(
    {
      NODE_ENV: 'production',
      UV_THREADPOOL_SIZE: '5',
      MALLOC_MMAP_THRESHOLD_: '131072',
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: secret,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    { folder, nodeFlags: ['--max-semi-space-size=4'] },
  )
  await product.ready(150_000)
  return {
    pid: product.child.pid,
    origin: `http://127.0.0.1:${product.port}`,
    seconds: (performance.now() - startedAt) / 1000,
    stop: () => product.stop(),
  }
}
