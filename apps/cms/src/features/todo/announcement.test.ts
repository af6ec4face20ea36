import { describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/boot'
import { bootedWithDiscord } from '../../testing/discord'
import { newTodo } from '../../testing/fixtures'

const { tropa, take, message, hang, goDown } = bootedWithDiscord()
const tokens = signedIn(tropa, 'ada')

const post = async (override: Record<string, unknown>) =>
  (await tropa.call('POST /api/todo', { token: tokens.ada, body: newTodo(override) })).body.data._id

const edit = (id: string, override: Record<string, unknown>) =>
  tropa.call(`PATCH /api/todo/${id}`, {
    token: tokens.ada,
    body: newTodo({ version: 1, askAgain: true, ...override }),
  })

describe('a to-do, announced to Discord', () => {
  it('is named with its teams, its deadline and a link when it is posted and changed', async () => {
    const id = await post({ title: '@everyone *Draft*\nchapter 4', deadline: '2999-08-17' })
    const due = 'For Dev Team, Docu Team, due Aug 17, 2999'
    expect(await take(1)).toEqual([message('New to-do: @everyone \\*Draft\\* chapter 4', due)])
    await edit(id, { title: 'Chapter 5', deadline: '2999-08-17' })
    expect(await take(1)).toEqual([message('To-do changed: Chapter 5', due)])
    // The same text, an acknowledgement and a deletion are no news; what follows is.
    await edit(id, { title: 'Chapter 5', deadline: '2999-08-17', version: 2 })
    await tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token: tokens.ada })
    await tropa.call(`DELETE /api/todo/${id}`, { token: tokens.ada })
    await post({ title: 'The next one', assignees: ['Everyone'], assignee: 'Everyone' })
    const next = message('New to-do: The next one', 'For Everyone, due Dec 31, 2999')
    expect(await take(1)).toEqual([next])
  })

  it('keeps an address in a title as it was typed, and escapes what stands around it', async () => {
    const address = 'https://docs.example.org/d/17_K-t35_T/edit?usp=share_link'
    await post({ title: `Read ${address} and fix __init__`, deadline: '2999-08-17' })
    const text = `New to-do: Read ${address} and fix \\_\\_init\\_\\_`
    expect(await take(1)).toEqual([message(text, 'For Dev Team, Docu Team, due Aug 17, 2999')])
  })

  it('has no link that its title makes by brackets', async () => {
    await post({
      title: 'HTTPS://a[Login](https://evil.example) http://b\\](https://evil.example)',
      deadline: '2999-08-17',
    })
    const text =
      'New to-do: HTTPS://a\\[Login\\](https://evil.example) http://b\\\\\\](https://evil.example)'
    expect(await take(1)).toEqual([message(text, 'For Dev Team, Docu Team, due Aug 17, 2999')])
  })

  it('is changed while Discord does not respond', async () => {
    const id = await post({ title: 'Before' })
    expect(await take(1)).toHaveLength(1)
    hang(true)
    const { status } = await edit(id, { title: 'Meanwhile' })
    expect(status).toBe(200)
    // Discord has the announcement, and nothing waits for what it says.
    expect(await take(1)).toHaveLength(1)
    hang(false)
  })

  it('is posted while Discord is down', async () => {
    goDown()
    const body = newTodo({ title: 'Down' })
    const { status } = await tropa.call('POST /api/todo', { token: tokens.ada, body })
    expect(status).toBe(201)
  })
})
