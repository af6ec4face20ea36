import * as z from 'zod/mini'
import { timeOutput } from '../base/dates'
import { atMost, isText, maxLength, nullableText, optionalText, tooLong } from '../base/text'
import {
  admin,
  body,
  byId,
  confirmationWith,
  conflict,
  forbidden,
  member,
} from '../procedure-builders'
import { decisionMessages } from '../record/decision'

const maxResultLink = 2000

const resultAnswers = ['accepted', 'returned'] as const

export const resultStates = ['handed-in', ...resultAnswers] as const

export const resultMessages = {
  handedIn: 'Handed in successfully!',
  takenBack: 'Your result was taken back.',
  accepted: 'Result accepted.',
  returned: 'Result returned.',
  link: 'Enter a web address that begins with https:// or http://.',
  missing: 'Enter a link or a note.',
  reasonMissing: 'Please say what is missing.',
  state: 'Please accept or return the result.',
  seen: 'Please name the time of the result that you have seen.',
  notFound: 'There is no such result.',
  own: 'Another admin has to decide about your own result.',
  closed: 'The roll call of this to-do is closed. Its results can no longer be changed.',
  changed: 'This result was changed meanwhile. Look at it again.',
} as const

const isLink = (text: string) =>
  text === '' || (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text))

/** Turns a blank text into null. */
const blankAsNull = <Text extends z.ZodMiniType<string | null | undefined>>(text: Text) =>
  z.pipe(
    text,
    z.transform((value) => value || null),
  )

const noteText = optionalText(decisionMessages.note, maxLength.reason)

export const resultForm = body({
  link: blankAsNull(
    z.nullable(
      z
        .string({ error: resultMessages.link })
        .check(
          z.trim(),
          ...atMost(maxResultLink, tooLong(maxResultLink)),
          ...isText,
          z.refine(isLink, resultMessages.link),
        ),
    ),
  ),
  note: blankAsNull(z.nullable(z.nonoptional(noteText, { error: decisionMessages.note }))),
})

const resultAnswer = body({
  state: z.enum(resultAnswers, { error: resultMessages.state }),
  answer: blankAsNull(z.nullish(noteText)),
  handedInAt: z.string({ error: resultMessages.seen }),
})

/** What somebody has handed in for a to-do, and an admin's answer to it. */
export const todoResult = z.object({
  userId: z.string(),
  username: z.string(),
  link: nullableText('A web address, or null'),
  note: nullableText('What the member says to it, or null'),
  handedInAt: timeOutput,
  state: z.enum(resultStates),
  answer: nullableText('What the admin says to it, or null'),
})

export type TodoResult = z.infer<typeof todoResult>

const ofMember = z.object({ params: z.object({ id: z.string(), userId: z.string() }) })

/** What was handed in for a to-do. */
const resultsOfTodo = z.object({ _id: z.string(), results: z.array(todoResult) })

export const todoResultContract = {
  active: member
    .get('/todo/results', 'What was handed in for active to-dos: admins get all, others their own')
    .output(z.array(resultsOfTodo)),
  list: member
    .get('/todo/{id}/results', 'What was handed in for a to-do: admins get all, others their own')
    .input(byId)
    .output(z.array(todoResult)),
  handIn: member
    .put('/todo/{id}/result', 'Hand in a result, or take it back with neither a link nor a note')
    .errors(conflict)
    .input(z.extend(byId, { body: resultForm }))
    .output(confirmationWith(z.nullable(todoResult))),
  answer: admin
    .patch('/todo/{id}/results/{userId}', 'Accept or return a result as it was seen')
    .errors({ ...conflict, ...forbidden(resultMessages.own) })
    .input(z.extend(ofMember, { body: resultAnswer }))
    .output(confirmationWith(todoResult)),
}
