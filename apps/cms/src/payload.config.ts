import { join, resolve } from 'node:path'
import { dateIn } from '@tropa/contract/team-time'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { about } from './about/global'
import { activityLogs } from './activity-log/collection'
import { calendar } from './calendar/collection'
import { createDatabase } from './database/database'
import type { Env } from './env'
import { writesNeedData } from './http/panel-data'
import { answerFailure } from './http/panel-errors'
import { home } from './home/global'
import { inquiries } from './inquiry/collection'
import type { Logger } from './logger'
import { mailAdapter } from './mail/adapter'
import { media } from './media/collection'
import { maxPictureBytes } from './media/reencode'
import { preparePictures } from './media/pictures'
import { members } from './member/collection'
import { prepareTurns } from './member/hooks/keep-last-admin'
import { records } from './record/collection'
import { rules } from './rules/global'
import { site } from './site/global'
import { slugs } from './slugs'
import { team } from './team/collection'
import { acknowledgements } from './todo/acknowledgement-collection'
import { todos } from './todo/collection'

/** The folder of this workspace: the bundle and the sources both lie one below it. */
export const workspace = resolve(import.meta.dirname, '..')

/** What the configuration is made from. */
export interface ConfigInput {
  env: Pick<Env, 'database' | 'dataFolder' | 'mail' | 'publicUrl' | 'timeZone'>
  secret: string
  logger: Logger
}

/** Payload's configuration: every collection and global, and the panel under `/cms`. */
export const createConfig = async ({
  env,
  secret,
  logger,
}: ConfigInput): Promise<SanitizedConfig> =>
  buildConfig({
    secret,
    logger,
    sharp,
    telemetry: false,
    db: await createDatabase(env.database),
    email: mailAdapter(env, logger),
    serverURL: env.publicUrl,
    csrf: [env.publicUrl],
    routes: { admin: '/cms', api: '/cms/api' },
    graphQL: { disable: true },
    admin: {
      user: slugs.members,
      avatar: 'default',
      importMap: {
        baseDir: join(workspace, 'src'),
        importMapFile: join(workspace, 'src/app/(payload)/importMap.js'),
      },
      meta: {
        titleSuffix: ' · Tropa',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      components: {
        graphics: { Icon: '/panel/brand#Mark', Logo: '/panel/brand#Brand' },
        beforeDashboard: ['/panel/attention-board#AttentionBoard'],
      },
    },
    collections: [
      team,
      calendar,
      media(env),
      todos,
      acknowledgements,
      inquiries,
      records,
      activityLogs,
      members(env.publicUrl.startsWith('https:')),
    ],
    custom: { today: () => dateIn(env.timeZone) },
    globals: [home, about, rules, site],
    plugins: [writesNeedData],
    hooks: { afterError: [answerFailure] },
    onInit: async (payload) => {
      await preparePictures(payload)
      await prepareTurns(payload)
    },
    typescript: { outputFile: join(workspace, 'src/payload-types.ts') },
    upload: {
      limits: { fileSize: maxPictureBytes },
      abortOnLimit: true,
      responseOnLimit: 'Choose a file of at most 10 MB.',
    },
  })
