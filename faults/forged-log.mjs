import { createClient } from '@libsql/client'
import { firstAccounts } from '@tropa/harness/accounts'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { MongoClient, ObjectId } from 'mongodb'
import { logIn, send, sendOk } from './lib/api.mjs'
import { databaseFile, Product, runCommand } from './lib/product.mjs'

const todo = (title) => ({
  title,
  desc: title,
  assignees: ['Heads'],
  assignee: 'Heads',
  deadline: '2999-12-31',
  priority: 'High',
})

const forged = { sequence: 1, at: new Date(0), actor: 'forged', action: 'delete', mac: '0' }

/** Every door to the audit trail, for somebody with a token. */
const doors = (id) => [
  ...['audit-trail', 'audit-head'].flatMap((slug) => [
    [`POST /cms/api/${slug}`, forged],
    [`PATCH /cms/api/${slug}/${id}`, forged],
    [`PATCH /cms/api/${slug}?where[sequence][greater_than]=0`, forged],
    [`DELETE /cms/api/${slug}/${id}`],
    [`DELETE /cms/api/${slug}?where[sequence][greater_than]=0`],
    [`POST /cms/api/${slug}/${id}/duplicate`, {}],
    [`POST /cms/api/${slug}/versions/${id}`, {}],
    [`POST /api/${slug}`, forged],
    [`DELETE /api/${slug}/${id}`],
  ]),
  ['POST /cms/collections/audit-trail/create', forged],
]

const readDisguise = { 'x-payload-http-method-override': 'GET' }

/** Headers with which one method or form of request could pass for another. */
const disguises = [
  {},
  { 'x-http-method-override': 'PATCH' },
  readDisguise,
  { 'next-action': '40'.padEnd(42, 'a') },
]

const knockOnDoors = async (origin, tokens, id) => {
  let attempts = 0
  const accepted = []
  for (const token of tokens) {
    for (const [line, body] of doors(id)) {
      for (const headers of disguises) {
        attempts += 1
        const cookie = `payload-token=${token}`
        const { status } = await send(origin, line, {
          token,
          body,
          headers: { ...headers, cookie, origin },
          // The panel starts with the first request to it.
          timeout: 90_000,
        })
        // Such a request reads; whether anything was written is compared afterwards.
        const isRead = headers === readDisguise
        if (status < 400 && !isRead) accepted.push(`${line} ${status}`)
      }
    }
  }
  return { attempts, accepted }
}

const flood = async (origin, token, count) => {
  const body = { username: 'admin', action: 'DELETE_TODO', description: 'forged' }
  let stored = 0
  for (let sent = 0; sent < count; sent += 50) {
    const batch = Array.from({ length: 50 }, () =>
      send(origin, 'POST /api/activitylog', { token, body }),
    )
    for (const { status } of await Promise.all(batch)) if (status === 201) stored += 1
  }
  return stored
}

/**
 * Changes of the trail by somebody who can write to the files of the database, and what verify-audit
 * has to say after each. Every change comes before the one before it, because the first is named.
 */
const sqliteForgeries = (file) => {
  const run = (sql) => async () => {
    const client = createClient({ url: `file:${file}` })
    await client.execute(sql)
    client.close()
  }
  return [
    [
      'was not written by this installation',
      run(`INSERT INTO audit_trail (id, sequence, at, actor, action, previous_mac, mac)
        SELECT '${'f'.repeat(24)}', sequence + 1, at, 'forged', action, mac, mac
        FROM audit_trail ORDER BY sequence DESC LIMIT 1`),
    ],
    [
      'The end is cut off',
      run('DELETE FROM audit_trail WHERE sequence > (SELECT max(sequence) - 2 FROM audit_trail)'),
    ],
    ['Entry 3 was changed', run("UPDATE audit_trail SET actor = 'forged' WHERE sequence = 3")],
    ['Entry 2 is missing', run('DELETE FROM audit_trail WHERE sequence = 2')],
  ]
}

const mongodbForgeries = (url) => {
  const run = (work) => async () => {
    const client = new MongoClient(url)
    const trail = client.db().collection('audit-trails')
    const newest = await trail.find().sort({ sequence: -1 }).limit(1).next()
    await work(trail, newest).finally(() => client.close())
  }
  return [
    [
      'was not written by this installation',
      run((trail, { sequence, mac, ...newest }) =>
        trail.insertOne({
          ...newest,
          _id: new ObjectId('f'.repeat(24)),
          sequence: sequence + 1,
          previousMac: mac,
          mac,
        }),
      ),
    ],
    [
      'The end is cut off',
      run((trail, { sequence }) => trail.deleteMany({ sequence: { $gt: sequence - 2 } })),
    ],
    [
      'Entry 3 was changed',
      run((trail) => trail.updateOne({ sequence: 3 }, { $set: { actor: 'forged' } })),
    ],
    ['Entry 2 is missing', run((trail) => trail.deleteOne({ sequence: 2 }))],
  ]
}

const verify = (folder, variables) =>
  runCommand('verify-audit', [], folder, variables).catch(({ message }) => ({ output: message }))

const listTrail = (origin, token) =>
  sendOk(origin, 'GET /cms/api/audit-trail?limit=100&sort=sequence', { token })

/**
 * Tries to write to the audit trail through every door, floods the activity log, and changes the trail
 * in the database. Counts what was accepted, and which of the changes verify-audit names.
 */
export const forgedLog = async ({ engine, requests, server }) => {
  const folder = await newFolder()
  const isSqlite = engine === 'sqlite'
  const url = isSqlite ? `file:${databaseFile(folder)}` : newDatabaseUrl(server)
  // Empty counts as not set: the limits are on.
  const variables = { DATABASE_URL: url, RATE_LIMIT: '' }
  const figures = { engine }
  try {
    const product = await Product.start(folder, variables)
    const { origin } = product
    const admin = await logIn(origin, firstAccounts.admin)
    const user = await logIn(origin, firstAccounts.user)
    for (const title of ['one', 'two', 'three']) {
      await sendOk(origin, 'POST /api/todo', { token: admin, body: todo(title) })
    }
    const before = await listTrail(origin, admin)
    const { attempts, accepted } = await knockOnDoors(origin, [user, admin], before.docs[0].id)
    const stored = await flood(origin, user, requests)
    const after = await listTrail(origin, admin)
    figures.attempts = attempts
    figures.accepted = accepted.length
    figures.isUnchanged = JSON.stringify(before) === JSON.stringify(after)
    figures.entries = after.totalDocs
    figures.activityLog = `${stored} of ${requests} reports stored`
    figures.isLimited = stored <= 60
    figures.isWhole = (await verify(folder, variables)).output.includes('is whole')
    if (accepted.length > 0) console.log(accepted)
    await product.stop()

    const forgeries = isSqlite ? sqliteForgeries(databaseFile(folder)) : mongodbForgeries(url)
    let named = 0
    for (const [problem, forge] of forgeries) {
      await forge()
      const { output } = await verify(folder, variables)
      if (output.includes(problem)) named += 1
      else console.log(`${problem}: ${output}`)
    }
    figures.named = `${named} of ${forgeries.length} changes of the database`
    const { accepted: forged, isUnchanged, isLimited, isWhole } = figures
    const isGood = forged === 0 && isUnchanged && isLimited && isWhole && named === forgeries.length
    return { isGood, figures }
  } finally {
    if (!isSqlite) await dropDatabase(url)
    await removeFolder(folder)
  }
}
