import { ProductProcess } from '../../packages/harness/src/product-process.mjs'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of Storybook as the product serves it. */
    storybook: string
  }
}

/** Starts the built product, which serves the built Storybook; returns the function that stops it. */
export default async function setup({ provide }: TestProject) {
  const product = await ProductProcess.spawn({ RATE_LIMIT: 'off' })
  try {
    await product.ready()
  } catch (error) {
    await product.dispose()
    throw error
  }
  provide('storybook', `${product.origin}/storybook/`)
  return () => product.dispose()
}
