import type { Logger } from 'pino'
import { join } from 'node:path'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { about } from '../features/about/global'
import { activityLogs } from '../features/activity-log/collection'
import { auditTrail } from '../features/audit/collection'
import { auditWrites } from '../features/audit/plugin'
import { calendar } from '../features/calendar/collection'
import { createDatabase } from '../database/open'
import { workspace, type Env } from '../env'
import { prepareAnnouncements } from '../payload/discord/announcer'
import { formParts } from '../payload/plugins/form-parts'
import { writeRules } from '../payload/plugins/write-rules'
import { restorableVersions } from '../payload/plugins/restorable-versions'
import { nobody } from '../payload/access/nobody'
import { logRefusals } from '../payload/hooks/log-refusals'
import { mapError } from '../payload/hooks/map-errors'
import { nameLockHolders } from '../payload/hooks/name-lock-holders'
import { loggingLevels } from '../payload/hooks/visible-error'
import { excuses } from '../features/excuse/collection'
import { home } from '../features/home/global'
import { inquiries } from '../features/inquiry/collection'
import { mailDays, news } from '../features/notification/collections'
import { mailTask } from '../features/notification/mail-task'
import { dayMailsTask } from '../features/notification/day-mails'
import { mailAdapter } from '../payload/email/adapter'
import { media } from '../features/media/collection'
import { meetings, meetingVersions } from '../features/meeting/collection'
import { members } from '../features/member/collection'
import { records } from '../features/record/collection'
import { limitNotices, rollCalls } from '../features/roll-call/collections'
import { rulesAcknowledgements, rulesRevisions } from '../features/rules/collections'
import { rules } from '../features/rules/global'
import { settings } from '../features/settings/global'
import { site } from '../features/settings/site-global'
import { checkScheduledPublishing } from '../payload/jobs/scheduled-publishing'
import { attempts } from '../rpc/attempts'
import { panelRoutes } from '../payload/panel-routes'
import { panelSentences } from '../payload/panel-sentences'
import { team } from '../features/team/collection'
import { retentionTask } from '../retention/retention-task'
import { emptyTrashTask } from '../retention/empty-trash'
import {
  acknowledgements,
  reminders,
  todoResults,
  todos,
  todoVersions,
} from '../features/todo/collections'
import { years } from '../features/year/collection'

/** Payload's own name for the only instance of a process, which the panel's pages ask for. */
export const defaultInstance = 'default'

export interface ConfigInput {
  env: Env
  secret: string
  logger: Logger
  /** Payload's name for the instance, where a process has several one after the other, as tests do. */
  instance?: string
}

/** Payload's configuration: every collection and global, and the panel under `/cms`. */
export const createConfig = async ({
  env,
  secret,
  logger,
  instance = defaultInstance,
}: ConfigInput): Promise<SanitizedConfig> => {
  const config = await buildConfig({
    secret,
    logger: logRefusals(logger),
    sharp,
    telemetry: false,
    loggingLevels,
    db: await createDatabase(env.database),
    email: mailAdapter(env, logger),
    serverURL: env.publicUrl,
    csrf: [env.publicUrl],
    routes: panelRoutes,
    graphQL: { disable: true },
    admin: {
      user: 'members',
      avatar: 'default',
      importMap: {
        baseDir: join(workspace, 'src'),
        importMapFile: join(workspace, 'src/app/(payload)/importMap.js'),
      },
      meta: {
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      components: {
        graphics: { Icon: '/payload/components/brand#Mark' },
        actions: ['/payload/components/panel-bar#PanelBar'],
        header: ['/payload/components/demo-notice#DemoNotice'],
        beforeDashboard: ['/payload/components/waiting-board#WaitingBoard'],
      },
    },
    collections: [
      team,
      calendar,
      media,
      todos,
      acknowledgements,
      todoVersions,
      todoResults,
      reminders,
      meetings,
      meetingVersions,
      rollCalls,
      excuses,
      limitNotices,
      years,
      mailDays,
      news,
      rulesRevisions,
      rulesAcknowledgements,
      inquiries,
      records,
      activityLogs,
      auditTrail,
      attempts,
      members(env.publicUrl.startsWith('https:')),
    ],
    i18n: { translations: { en: panelSentences } },
    custom: {
      instance,
      dataFolder: env.dataFolder,
      timeZone: env.timeZone,
      requireSecondFactor: env.requireSecondFactor,
      keepInquiriesDays: env.keepInquiriesDays,
      isMailSetUp: env.mail.smtpUrl !== undefined,
      mailTo: env.mail.to,
      isDemo: env.demo !== undefined,
      backupTo: env.backupTo,
    },
    globals: [home, about, rules, site, settings],
    plugins: [writeRules, restorableVersions, auditWrites, formParts],
    hooks: { afterError: [mapError] },
    // The runner and the panel's own functions override access; the REST API does not.
    jobs: {
      access: { run: nobody, queue: nobody, cancel: nobody },
      tasks: [emptyTrashTask, retentionTask, dayMailsTask, mailTask],
    },
    onInit: (payload) => {
      prepareAnnouncements(payload, env, logger)
    },
    typescript: {
      // Only `npm run types` writes them; with this on, every start outside production would run that command.
      autoGenerate: false,
      outputFile: join(workspace, 'src/payload/payload-types.ts'),
    },
  })
  return checkScheduledPublishing(nameLockHolders(config))
}
