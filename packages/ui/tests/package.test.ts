import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import { chromium, type Browser } from 'playwright'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../../harness/src/chromium.mjs'
import tokens from '../src/theme/token-values.json'
import { entriesOf, installPackage, modules, run } from './install-package'

/** The errors that TypeScript prints for the app. */
const typeErrors = (app: string) => {
  try {
    return run(app, process.execPath, join(modules, 'typescript/bin/tsc'))
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

describe('the package', () => {
  let folder: string
  let app: string
  let installed: string
  let files: string[]

  beforeAll(() => {
    ;({ folder, app, installed, files } = installPackage())
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('has compiled code, types, styles and tokens, but no stories and no tests', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'button/button.d.ts',
        'button/button.js',
        'figma/light.tokens.json',
        'styles.css',
        'theme/tokens.css',
        'tokens/tropa.resolver.json',
      ]),
    )
    const internal =
      /\.(?:stories|test|conformance|examples)\.|sample-|^docs\/|\.tsx$|(?<!\.d)\.ts$/
    expect(files.filter((file) => internal.test(file))).toEqual([])
  })

  it('leaves its peers to the app, and has neither scripts nor development dependencies', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(manifest).toHaveProperty('peerDependencies', {
      '@types/react': '^19',
      react: '^19',
      'react-dom': '^19',
      tailwindcss: '^4',
    })
    for (const key of ['private', 'scripts', 'devDependencies']) {
      expect(manifest).not.toHaveProperty(key)
    }
  })

  it('has types that pass nodenext and exactOptionalPropertyTypes', () => {
    const entries = entriesOf(installed)
    expect(entries.length).toBeGreaterThan(50)
    const imports = entries.map((name, index) => `export * as e${index} from '@tropa/ui/${name}'`)
    writeFileSync(join(app, 'src/every-entry.ts'), imports.join('\n'))
    const compilerOptions = {
      target: 'es2022',
      module: 'nodenext',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedSideEffectImports: false,
      types: [],
      noEmit: true,
    }
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
    expect(typeErrors(app)).toBe('')
  })

  describe('in an empty Vite app', () => {
    let browser: Browser | undefined
    let server: PreviewServer | undefined

    beforeAll(async () => {
      const settings = { root: app, configFile: false, logLevel: 'error' } as const
      await build({ ...settings, plugins: [tailwind()] })
      server = await preview({ ...settings, preview: { port: 0 } })
      browser = await chromium.launch(launchOptions())
    })

    afterAll(async () => {
      await browser?.close()
      await server?.close()
    })

    it('draws a page with its tokens, its typeface and a dialog', async () => {
      const page = await browser?.newPage({ colorScheme: 'light' })
      if (!page) throw new Error('There is no browser')
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(response.url())
      })
      await page.goto(server?.resolvedUrls?.local[0] ?? '')
      const button = page.getByRole('button', { name: 'Save' })
      const { background, radius, family } = await button.evaluate((element) => {
        const style = getComputedStyle(element)
        return {
          background: style.backgroundColor,
          radius: style.borderRadius,
          family: style.fontFamily,
        }
      })
      const ink = [1, 3, 5].map((start) =>
        Number.parseInt(tokens.color.ink.light.slice(start, start + 2), 16),
      )
      expect(background).toBe(`rgb(${ink.join(', ')})`)
      expect(radius).toBe(`${tokens.radius.control}px`)
      expect(family).toContain(tokens.fontFamily.sans[0])
      await button.click()
      await page.getByRole('dialog', { name: 'Saved' }).waitFor()
      expect(problems).toEqual([])
    })
  })
})
