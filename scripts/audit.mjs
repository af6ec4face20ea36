// Lists known vulnerabilities of the production packages, except those in audit-exceptions.json.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const grave = ['high', 'critical']

const exceptions = JSON.parse(
  readFileSync(fileURLToPath(new URL('audit-exceptions.json', import.meta.url)), 'utf8'),
)

const audit = () =>
  new Promise((done, failed) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], { maxBuffer: 1e8 }, (_error, stdout) => {
      try {
        const { vulnerabilities, message } = JSON.parse(stdout)
        if (vulnerabilities) done(vulnerabilities)
        else failed(new Error(message))
      } catch (error) {
        failed(error)
      }
    })
  })

const advisoriesIn = (vulnerabilities) => {
  const found = new Map()
  for (const { via } of Object.values(vulnerabilities)) {
    for (const each of via) {
      if (typeof each === 'object' && grave.includes(each.severity)) found.set(each.url, each)
    }
  }
  return [...found.values()]
}

const today = new Date().toISOString().slice(0, 10)
const allowed = new Map(exceptions.map((exception) => [exception.advisory, exception]))
const found = await audit().then(advisoriesIn, (error) => {
  console.error(`audit: the registry did not answer (${error.message})`)
  process.exit(1)
})
const overdue = exceptions.filter(({ lookAgain }) => lookAgain < today)
const open = found.filter(({ url }) => !allowed.has(url))
for (const { name, title, url, severity } of open)
  console.log(`${severity}: ${name}: ${title} ${url}`)
for (const { advisory, lookAgain } of overdue)
  console.log(`look again since ${lookAgain}: ${advisory}`)
console.log(
  `audit: ${open.length} open, ${found.length - open.length} excepted, ${overdue.length} overdue`,
)
process.exit(open.length + overdue.length === 0 ? 0 : 1)
