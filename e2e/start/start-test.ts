import { readdir, rm } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { newFolder, ProductProcess, type Variables } from '../fixtures/running-product'

export { expect }

/** Starts the product in the test's folder, without waiting for it. */
export type Spawn = (
  variables?: Variables,
  options?: { command?: [string, ...string[]]; folder?: string },
) => Promise<ProductProcess>

export interface StartFixtures {
  /** The test's own folder, in which every process it starts runs: `data` lies in it. */
  folder: string
  spawn: Spawn
}

/** The test function of everything about starting: no process outlives its test. */
export const test = base.extend<StartFixtures>({
  folder: async ({}, use) => {
    const folder = await newFolder()
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  spawn: async ({ folder }, use) => {
    const started: ProductProcess[] = []
    await use(async (variables, options) => {
      const product = await ProductProcess.spawn(variables, { folder, ...options })
      started.push(product)
      return product
    })
    for (const product of started) product.kill('SIGKILL')
    await Promise.all(started.map((product) => product.exitCode()))
  },
})

/** All files under a folder. */
export const filesUnder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Expects a start that refuses: one sentence that names the variable, and exit code 1. */
export const expectRefusal = async (product: ProductProcess, sentence: RegExp) => {
  expect(await product.exitCode(), product.output).toBe(1)
  expect(product.stdout).toBe('')
  expect(product.stderr).toMatch(sentence)
  expect(product.stderr).toMatch(/^[^\n]+\.\n$/)
}
