import { execFileSync } from 'node:child_process'

/** The headings of a version, in their order. */
const HEADINGS = { breaking: 'Breaking', feat: 'Added', fix: 'Fixed', perf: 'Faster' }

const parse = ({ subject, version }) => {
  const [, type, mark, text] = /^(\w+)\(ui\)(!?): (.+)$/.exec(subject) ?? []
  const heading = HEADINGS[mark ? 'breaking' : type]
  return heading ? [{ version, heading, text }] : []
}

const sentence = (text) => `- ${text[0].toUpperCase()}${text.slice(1)}.`

/** A changelog of commits, each with its subject and the version it is part of, the newest first. */
export const changelogOf = (commits) => {
  const entries = commits.flatMap(parse)
  const versions = [...new Set(entries.map(({ version }) => version))]
  const sections = versions.flatMap((version) => [
    `## ${version}`,
    ...Object.values(HEADINGS).flatMap((heading) => {
      const own = entries.filter((entry) => entry.version === version && entry.heading === heading)
      if (own.length === 0) return []
      return [`### ${heading}`, own.map(({ text }) => sentence(text)).join('\n')]
    }),
  ])
  return `${['# Changelog', ...sections].join('\n\n')}\n`
}

/**
 * The commits of a package with their versions, the newest first; none in a copy without history.
 *
 * @throws when git fails for another reason
 */
export const commitsOf = (folder) => {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean)
  if (!hasHistory(git)) return []
  const versionAt = (commit) =>
    JSON.parse(git('show', `${commit}:./package.json`).join('\n')).version
  const bumps = new Set(git('log', '--format=%H', '-G"version":', '--', 'package.json'))
  let version = versionAt('HEAD')
  return git('log', '--no-merges', '--format=%H %s', '--', '.').map((line) => {
    const [commit, subject] = [line.slice(0, 40), line.slice(41)]
    const entry = { subject, version }
    // What is older than the commit that gave a version is part of the version before.
    if (bumps.has(commit)) version = previousVersion(git, versionAt, commit) ?? version
    return entry
  })
}

/** Whether there is git and a repository with a commit: a downloaded archive of the sources has none. */
const hasHistory = (git) => {
  try {
    return git('rev-parse', '--verify', '--quiet', 'HEAD').length > 0
  } catch {
    return false
  }
}

const previousVersion = (git, versionAt, commit) => {
  const [parent] = git('log', '--format=%P', '-1', commit).join(' ').split(' ')
  return parent && git('log', '--format=%H', '-1', parent, '--', 'package.json').map(versionAt)[0]
}
