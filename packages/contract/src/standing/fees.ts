import * as z from 'zod/mini'
import { admin, body, byId, confirmationWith, conflict, forbidden } from '../procedure-builders'
import { nullableText } from '../base/text'
import { decisionMessages } from '../record/decision'

export const feesMessages = {
  settled: 'Fees settled successfully!',
  changed: 'These fees were changed meanwhile. Look at them again.',
  amountMissing: 'Please enter the amount that was paid.',
} as const

const money = z.object({ owed: z.number(), paid: z.number() })

/** What one member owes and has paid, as in their standing. */
export const memberFees = z.extend(money, {
  userId: nullableText('Null for records that nobody is linked to'),
  username: z.string(),
  records: z
    .int()
    .register(z.globalRegistry, { description: 'How many records settling them would settle' }),
})

export type MemberFees = z.infer<typeof memberFees>

export const fees = z.object({ total: money, members: z.array(memberFees) })

export type Fees = z.infer<typeof fees>

/** The amount that the screen showed, because somebody else may have changed it since. */
export const settleForm = body({
  amount: z
    .number({ error: feesMessages.amountMissing })
    .check(z.positive({ error: feesMessages.amountMissing })),
})

export const feesContract = {
  list: admin.get('/fees', 'What each member owes and has paid, most owed first').output(fees),
  settle: admin
    .post('/fees/{id}/settle', 'Settle all open and upheld records of a member that have a fee')
    .meta({ access: 'admin', creates: true })
    .errors({ ...conflict, ...forbidden(decisionMessages.own) })
    .input(z.extend(byId, { body: settleForm }))
    .output(confirmationWith(memberFees)),
}
