import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

describe('readEnv, given TRUST_PROXY', () => {
  it.each([
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8, 0.0.0.0/00',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10/8',
    '010.0.0.0/8',
    'true',
  ])('refuses %s', (TRUST_PROXY) => {
    expect(() => readEnv({ TRUST_PROXY })).toThrow(/^TRUST_PROXY /)
  })

  it.each([
    ['2', 2],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
    ['fd00::/8', ['fd00::/8']],
  ])('accepts %s', (TRUST_PROXY, trustProxy) => {
    expect(readEnv({ TRUST_PROXY }).trustProxy).toEqual(trustProxy)
  })
})

describe('readEnv, given KEEP_INQUIRIES_DAYS', () => {
  it('takes a number of days, 365 by default', () => {
    const days = ['', '0', '30'].map((text) => readEnv({ KEEP_INQUIRIES_DAYS: text }))
    expect(days.map(({ keepInquiriesDays }) => keepInquiriesDays)).toEqual([365, 0, 30])
    for (const text of ['-1', '1.5', 'never']) {
      expect(() => readEnv({ KEEP_INQUIRIES_DAYS: text })).toThrow(/^KEEP_INQUIRIES_DAYS must/)
    }
  })
})

describe('readEnv, given an origin', () => {
  it.each([
    [{ PORT: '3000' }, 'http://localhost:3000'],
    [{ PORT: '80' }, 'http://localhost'],
    [{ PORT: '03000' }, 'http://localhost:3000'],
    [{ PUBLIC_URL: 'https://tropa.example/' }, 'https://tropa.example'],
    [{ PUBLIC_URL: 'HTTPS://Tropa.Example:443' }, 'https://tropa.example'],
    [{ RENDER_EXTERNAL_URL: 'https://ours.onrender.com' }, 'https://ours.onrender.com'],
    [{ RAILWAY_PUBLIC_DOMAIN: 'ours.up.railway.app' }, 'https://ours.up.railway.app'],
    [{ FLY_APP_NAME: 'ours' }, 'https://ours.fly.dev'],
    [{ FLY_APP_NAME: 'ours', PUBLIC_URL: 'https://tropa.example' }, 'https://tropa.example'],
    [{ FLY_APP_NAME: 'ours', PUBLIC_URL: '' }, 'https://ours.fly.dev'],
  ])('writes the public URL as browsers do for %o', (variables, publicUrl) => {
    expect(readEnv(variables).publicUrl).toBe(publicUrl)
  })
})

describe('readEnv, given the address that Render reports', () => {
  it('names the variable of Render', () => {
    const RENDER_EXTERNAL_URL = 'ours.onrender.com'
    expect(() => readEnv({ RENDER_EXTERNAL_URL })).toThrow(/^RENDER_EXTERNAL_URL must be /)
    expect(() => readEnv({ RENDER_EXTERNAL_URL, PUBLIC_URL: 'tropa' })).toThrow(/^PUBLIC_URL must/)
  })
})

describe('readEnv, given SMTP_URL', () => {
  it.each(['smtp://mail.example', 'smtps://a:b%2Fc@mail.example:465/', 'smtp://host:25?pool=true'])(
    'accepts %s',
    (SMTP_URL) => {
      expect(readEnv({ SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL)
    },
  )

  it.each([
    'smtps://a:pa/ss@mail.example',
    'smtps://a:12/3@mail.example',
    'smtp://a:1#2@host',
    'smtp://a:1?2@host',
  ])('says how to write the password of %s', (SMTP_URL) => {
    expect(() => readEnv({ SMTP_URL })).toThrow(
      'SMTP_URL must be an smtp:// or smtps:// address without a path: write / as %2F, ? as %3F, # as %23, @ as %40 in the password.',
    )
  })
})

describe('readEnv, given RATE_LIMIT', () => {
  it.each([
    ['on', true],
    ['', true],
    ['off', false],
  ])('takes "%s"', (RATE_LIMIT, rateLimit) => {
    expect(readEnv({ RATE_LIMIT }).rateLimit).toBe(rateLimit)
  })
})

describe('readEnv, given DISCORD_WEBHOOK_URL', () => {
  const PUBLIC_URL = 'https://tropa.example'

  it('accepts a webhook of Discord', () => {
    const DISCORD_WEBHOOK_URL = 'https://discord.com/api/webhooks/1/secret'
    expect(readEnv({ PUBLIC_URL, DISCORD_WEBHOOK_URL }).discordWebhookUrl).toBe(DISCORD_WEBHOOK_URL)
  })

  it('accepts the webhook of a thread', () => {
    const DISCORD_WEBHOOK_URL = 'https://discord.com/api/webhooks/1/secret?thread_id=42'
    expect(readEnv({ PUBLIC_URL, DISCORD_WEBHOOK_URL }).discordWebhookUrl).toBe(DISCORD_WEBHOOK_URL)
  })

  it.each(['/slack', '/github', '?wait=true', '?thread_id=', '?thread_id=x'])(
    'says that only a thread may follow it, not %s',
    (suffix) => {
      const DISCORD_WEBHOOK_URL = `https://discord.com/api/webhooks/1/secret${suffix}`
      expect(() => readEnv({ PUBLIC_URL, DISCORD_WEBHOOK_URL })).toThrow(
        'DISCORD_WEBHOOK_URL must be an https://discord.com/api/webhooks/ address, with nothing but ?thread_id=… after it',
      )
    },
  )

  it('accepts a loopback address only if PUBLIC_URL is one', () => {
    const DISCORD_WEBHOOK_URL = 'http://127.0.0.1:4000/hook'
    expect(readEnv({ DISCORD_WEBHOOK_URL }).discordWebhookUrl).toBe(DISCORD_WEBHOOK_URL)
    expect(() => readEnv({ PUBLIC_URL, DISCORD_WEBHOOK_URL })).toThrow(/^DISCORD_WEBHOOK_URL /)
  })
})

describe('readEnv', () => {
  it.each([
    ['PORT', ['0', '65536', 'http', '-1', '3000.5', '0x50', '1e3', ' 80']],
    [
      'DATABASE_URL',
      [
        'tropa.db',
        'postgres://127.0.0.1/tropa',
        'file:',
        'mongodb://',
        'mongodb://host/?replicaSet=rs0',
      ],
    ],
    ['PAYLOAD_SECRET', ['short']],
    ['SEED_ADMIN_USERNAME', ['   ', ' admin', 'a'.repeat(65)]],
    ['SEED_ADMIN_PASSWORD', ['five5', '      ', 'a'.repeat(129)]],
    ['SEED_USER_USERNAME', ['   ', 'member ', 'a'.repeat(65), 'Admin']],
    ['SEED_USER_PASSWORD', ['five5', '      ', 'a'.repeat(129)]],
    ['BACKUP_TO', ['backups', './backups']],
    [
      'PUBLIC_URL',
      [
        'tropa.example',
        'ftp://tropa.example',
        'https://tropa.example/team',
        'https://ada@tropa.example',
        'https://tropa.example?',
        'https://tropa.example#',
        'https://tropa.example\\team',
        'https://tropa.example ',
      ],
    ],
    ['HOST', ['not an address', 'http://localhost', '-', '127.0.0.1:3000']],
    ['SMTP_URL', ['localhost:25', 'https://mail.example', 'smtp://']],
    ['MAIL_FROM', ['nobody']],
    ['MAIL_TO', ['nobody']],
    [
      'DISCORD_WEBHOOK_URL',
      [
        'discord.com/api/webhooks/1/secret',
        'http://discord.com/api/webhooks/1/secret',
        'https://discord.com/api/channels/1',
        'https://discord.com@evil.example/api/webhooks/1/secret',
        'https://evil.example/api/webhooks/1/secret',
        'ftp://localhost/x',
      ],
    ],
    ['METRICS_TOKEN', ['two words']],
    ['TEAM_TIME_ZONE', ['Manila', 'Mars/Olympus', '+25:00']],
    ['TRUST_PROXY', ['true', 'some', '-1']],
    ['REQUIRE_SECOND_FACTOR', ['admin', 'everybody', 'true', 'None']],
    ['RATE_LIMIT', ['On', 'true', '0']],
  ])('names an invalid %s in one sentence', (name, values) => {
    for (const value of values) {
      expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n;]+\\.$`))
    }
  })

  it('names all invalid variables together, without their values', () => {
    const variables = { SEED_ADMIN_PASSWORD: 'sesam', PORT: 'http' }
    expect(() => readEnv(variables)).toThrow(/^PORT [^;]+; SEED_ADMIN_PASSWORD [^;]+\.$/)
    expect(() => readEnv(variables)).not.toThrow(/sesam/)
  })

  it('treats an empty variable as not set', () => {
    expect(readEnv({ PORT: '', HOST: '', DATABASE_URL: '' }).port).toBe(3000)
  })
})
