import { firstAccounts } from '@tropa/harness/accounts'
import { startMailServer } from '@tropa/harness/mail-server'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { setTimeout as pause } from 'node:timers/promises'
import { logIn, send, sendOk } from './lib/api.mjs'
import { databaseFile, Product } from './lib/product.mjs'

const team = 'Docu Team'
const usernames = ['rem-1', 'rem-2', 'rem-3', 'rem-4', 'rem-5']
const calls = 20
const password = 'a password of its own'

/** How long mails may take to arrive, in milliseconds. */
const arrival = 15_000

/** How long a mail that should not come is waited for, in milliseconds. */
const grace = 2000

/** The longest a reminder may take while the mail server is down, in milliseconds. */
const longestAnswer = 1000

const addressOf = (username) => `${username}@example.com`

/** Creates a member of the team whose address was confirmed with the mailed link. */
const createReachable = async ({ origin, admin, mail }, username) => {
  const body = { username, password, userType: 'user', teams: [team] }
  await sendOk(origin, 'POST /cms/api/members', { token: admin, body })
  const token = await logIn(origin, { username, password })
  const mailed = mail.next()
  const email = addressOf(username)
  await sendOk(origin, 'PUT /api/user/contact', { token, body: { email } })
  const [, link] = /\/confirm#([\w-]{43})/.exec((await mailed).text) ?? []
  await sendOk(origin, 'POST /api/user/contact/confirm', { body: { token: link } })
}

const postTodo = async ({ origin, admin }, title) => {
  const body = {
    title,
    desc: 'A description.',
    assignees: [team],
    assignee: team,
    deadline: '2999-12-31',
    priority: 'High',
  }
  return (await sendOk(origin, 'POST /api/todo', { token: admin, body })).data._id
}

const remind = (origin, token, id) => send(origin, `POST /api/todo/${id}/remind`, { token })

/** How many reminders of a to-do each member has got, once all or `arrival` milliseconds are over. */
const countMails = async (mail, title, expected) => {
  const ofTodo = () => mail.received.filter(({ text }) => text.includes(`acknowledge: ${title} (`))
  const giveUpAt = Date.now() + arrival
  while (ofTodo().length < expected && Date.now() < giveUpAt) await pause(50)
  await pause(grace)
  return usernames.map(
    (username) => ofTodo().filter(({ to }) => to.includes(addressOf(username))).length,
  )
}

/** Reminds of one to-do many times at once, on all instances in turn. */
const remindAtOnce = async ({ products, admin, mail, figures }) => {
  const title = 'At once'
  const id = await postTodo({ origin: products[0].origin, admin }, title)
  const responses = await Promise.all(
    Array.from({ length: calls }, (_, number) =>
      remind(products[number % products.length].origin, admin, id),
    ),
  )
  figures.answered = responses.filter(({ status }) => status === 200).length
  figures.reminded = responses.flatMap(({ body }) => body?.data?.reminded ?? []).length
  figures.mailsOfEach = await countMails(mail, title, usernames.length)
}

/** Kills an instance as soon as it has answered, starts it again and reminds once more. */
const killAfterAnswer = async ({ products: [product], admin, mail, figures }) => {
  const title = 'Killed'
  const id = await postTodo({ origin: product.origin, admin }, title)
  const { body } = await remind(product.origin, admin, id)
  await product.kill()
  await product.start()
  const { body: again } = await remind(product.origin, admin, id)
  figures.remindedBeforeKill = body.data.reminded.length
  figures.alreadyAfterKill = again.data.already.length
  figures.mostMailsAfterKill = Math.max(...(await countMails(mail, title, 0)))
}

const remindWithoutServer = async ({ products: [product], admin, mail, figures }) => {
  const id = await postTodo({ origin: product.origin, admin }, 'Down')
  await mail.stop()
  const started = Date.now()
  const { status } = await remind(product.origin, admin, id)
  figures.statusWhileDown = status
  figures.millisecondsWhileDown = Date.now() - started
}

/** Reminds members in parallel, before a kill, and while the mail server is down: one mail each at most. */
export const reminders = async ({ engine, server }) => {
  const folder = await newFolder()
  const url = engine === 'mongodb' ? newDatabaseUrl(server) : `file:${databaseFile(folder)}`
  const mail = await startMailServer()
  const figures = { instances: engine === 'mongodb' ? 2 : 1, waiting: usernames.length }
  try {
    const variables = { DATABASE_URL: url, SMTP_URL: mail.url }
    const products = []
    for (let count = 0; count < figures.instances; count += 1) {
      products.push(await Product.start(folder, variables))
    }
    const [{ origin }] = products
    const admin = await logIn(origin, firstAccounts.admin)
    for (const username of usernames) await createReachable({ origin, admin, mail }, username)
    const scene = { products, admin, mail, figures }
    await remindAtOnce(scene)
    await killAfterAnswer(scene)
    await remindWithoutServer(scene)
    for (const product of products) await product.stop()
  } finally {
    if (engine === 'mongodb') await dropDatabase(url)
    await removeFolder(folder)
  }
  const isGood =
    figures.answered === calls &&
    figures.reminded === usernames.length &&
    figures.mailsOfEach.every((count) => count === 1) &&
    figures.remindedBeforeKill === usernames.length &&
    figures.alreadyAfterKill === usernames.length &&
    figures.mostMailsAfterKill <= 1 &&
    figures.statusWhileDown === 200 &&
    figures.millisecondsWhileDown <= longestAnswer
  return { isGood, figures }
}
