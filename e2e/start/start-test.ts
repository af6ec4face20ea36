import { readdir } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type ProductOptions, ProductProcess, type Variables } from '@tropa/harness/product-process'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'

export { expect }

/** Starts the product in the test's folder, without waiting for it. */
export type Spawn = (variables?: Variables, options?: ProductOptions) => Promise<ProductProcess>

export interface StartFixtures {
  /** The test's own folder, in which all its processes run; it contains `data`. */
  folder: string
  spawn: Spawn
}

/** The test function for starts and stops; it ends every process of the test. */
export const test = base.extend<StartFixtures>({
  folder: async ({}, use) => {
    const folder = await newFolder()
    await use(folder)
    await removeFolder(folder)
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

/** Expects that the product prints one sentence, which names the variable, and exits with code 1. */
export const expectRefusal = async (product: ProductProcess, sentence: RegExp) => {
  expect(await product.exitCode(), product.output).toBe(1)
  expect(product.stdout).toBe('')
  expect(product.stderr).toMatch(sentence)
  expect(product.stderr).toMatch(/^[^\n]+\.\n$/)
}

/** The first accounts that a start printed. */
export const printedAccounts = (stdout: string) => {
  const lines = /First (admin|user): sign in as (\S+) with the password (\S+)$/gm
  return [...stdout.matchAll(lines)].map(([, userType = '', username = '', password = '']) => ({
    userType,
    username,
    password,
  }))
}
