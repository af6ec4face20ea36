import * as z from 'zod/mini'
import {
  admin,
  body,
  byId,
  confirmation,
  confirmationWith,
  conflict,
  forbidden,
  member,
  notFound,
} from '../procedure-builders'
import { subject, subjectKinds } from '../base/subject'
import { timeOutput } from '../base/dates'
import { maxLength, nullableText, optionalText, requiredText } from '../base/text'
import { decisionMessages } from '../record/decision'

export const excuseMessages = {
  tooLate: 'Please say so before it starts.',
  twice:
    'You have said so already: My standing shows it. Until it is decided, you can take it back.',
  closed: 'The roll call of this is closed.',
  notFound: 'This excuse does not exist.',
  decided: 'This excuse has been decided already.',
  sent: 'Excuse sent successfully!',
  takenBack: 'Excuse taken back.',
  acceptedDone: 'Excuse accepted.',
  declinedDone: 'Excuse declined.',
} as const

export const excuseDecisions = ['accepted', 'declined'] as const

export const excuseStates = ['open', ...excuseDecisions] as const

export type ExcuseState = (typeof excuseStates)[number]

const subjectMissing = 'Please say which meeting or to-do it is.'

export const excuseForm = body({
  kind: z.enum(subjectKinds, { error: subjectMissing }),
  id: z.string({ error: subjectMissing }),
  reason: requiredText(decisionMessages.reasonMissing, maxLength.reason),
})

export type ExcuseForm = z.infer<typeof excuseForm>

export const excuseDecision = body({
  decision: z.enum(excuseDecisions, { error: 'Please accept or decline it.' }),
  note: optionalText(decisionMessages.note, maxLength.reason),
})

export type ExcuseDecision = z.infer<typeof excuseDecision>

export const excuse = z.object({
  _id: z.string(),
  subject,
  reason: nullableText('Null once it was deleted'),
  state: z.enum(excuseStates),
  note: nullableText('What was written with the decision, or null'),
})

export type Excuse = z.infer<typeof excuse>

/** An excuse as admins read it. */
export const sentExcuse = z.extend(excuse, { username: z.string(), createdAt: timeOutput })

export type SentExcuse = z.infer<typeof sentExcuse>

export const excuseContract = {
  create: member
    .post('/excuses', 'Say before it begins why one cannot come or deliver', 201)
    .errors({ ...notFound, ...conflict })
    .input(excuseForm)
    .output(confirmationWith(excuse)),
  list: admin
    .get('/excuses', 'Excuses, oldest first')
    .input(
      z.object({
        state: z.optional(z.enum(excuseStates, { error: decisionMessages.noSuchState })),
      }),
    )
    .output(z.array(sentExcuse)),
  decide: admin
    .patch('/excuses/{id}', "Accept or decline somebody else's excuse")
    .meta({ access: 'admin', creates: true })
    .errors({ ...conflict, ...forbidden(decisionMessages.own) })
    .input(z.extend(byId, { body: excuseDecision }))
    .output(confirmationWith(excuse)),
  takeBack: member
    .del('/excuses/{id}', 'Take back an excuse of one’s own that is not decided')
    .errors(conflict)
    .input(byId)
    .output(confirmation),
}
