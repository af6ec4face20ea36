const contact = '{email, pending, confirmed}'
const entry = '{_id, username, action, description, createdAt}'
const inquiry = '{_id, name, category, email, desc, createdAt}'
const handled = '{_id, name, category, email, desc, createdAt, status, assignedTo, notes}'
const pagination = '{total, page, limit, totalPages}'
const record = '{_id, name, violation, fee, status, date, userId, state}'
const meeting = '{_id, title, startsAt, assignee, closedAt}'
const listedMember =
  '{_id, username, userType, isEditor, role: string[], blocked, hasSecondFactor, invited}'
const invite = '{link, expiresAt, isMailed}'
const subject = '{kind, _id, title, at}'
const rollCall = `{subject: ${subject}, closedAt, numbers: {warningLimit, instanceLimit, lateFee, veryLateFee, absenceFee}, rows: [{userId, username, mark, minutes, excuse: {_id, state, reason}, outcome: {fee, counts}}]}`
const excuse = `{_id, subject: ${subject}, reason, state, note}`
const judged = '{_id, name, violation, fee, status, date, userId, state, reason, answer}'
const counted = '{count, limit}'
const standing = `{warnings: ${counted}, instances: ${counted}, fees: {owed, settled}, records: [{_id, violation, fee, status, date, state, reason, answer}], excuses: [${excuse}]}`
const todo =
  '{_id, title, desc, assignee, deadline, priority, createdAt, version, acknowledgedBy: [{userId, username, acknowledgedAt}], acknowledgedBefore: string[]}'
const events = '[{_id, date, title, type, tooltip?}]'
const first = `{6: ${events}, 7: ${events}, 8: ${events}, 9: ${events}, 10: ${events}, 11: ${events}}`
const second = `{0: ${events}, 1: ${events}, 2: ${events}, 3: ${events}, 4: ${events}, 5: ${events}, 6: ${events}}`

/** The table of section 2 of the contract: procedure, access, status, response body. */
export const table = [
  ['POST /user/login', 'anyone', 200, '{token, result: {username, userType, role: string[]}}'],
  ['GET /user/forgot-password', 'anyone', 200, '{isOffered}'],
  ['POST /user/forgot-password', 'anyone', 200, '{message}'],
  ['POST /user/logout', 'member', 200, '{message}'],
  ['GET /user/rights', 'member', 200, '{mayEdit, teams: string[]}'],
  ['GET /user/waiting', 'member', 200, '{drafts, scheduled}'],
  ['POST /user/change-password', 'member', 200, '{message}'],
  ['GET /user/contact', 'member', 200, contact],
  ['PUT /user/contact', 'member', 200, contact],
  ['POST /user/contact/confirm', 'anyone', 200, '{message}'],
  ['GET /user/feed', 'member', 200, '{isOn, createdAt, for}'],
  ['POST /user/feed', 'member', 201, '{url}'],
  ['DELETE /user/feed', 'member', 200, '{message}'],
  ['GET /user/second-factor', 'member', 200, '{isOn, required}'],
  ['POST /user/second-factor', 'member', 200, '{secret, uri}'],
  ['POST /user/second-factor/confirm', 'member', 200, '{recoveryCodes: string[]}'],
  ['DELETE /user/second-factor', 'member', 200, '{message}'],
  ['GET /members', 'admin', 200, `[${listedMember}]`],
  ['POST /members', 'admin', 201, `{message, data: ${listedMember}, invite: ${invite}}`],
  ['PATCH /members/{id}', 'admin', 200, `{message, data: ${listedMember}}`],
  ['POST /members/{id}/invite', 'admin', 200, `{message, invite: ${invite}}`],
  ['DELETE /members/{id}', 'admin', 200, '{message}'],
  ['POST /activitylog', 'member', 201, entry],
  ['GET /activitylog', 'admin', 200, `{logs: [${entry}], pagination: ${pagination}}`],
  ['GET /activitylog/keeper', 'admin', 200, '{username}'],
  ['DELETE /activitylog/{id}', 'logKeeper', 200, '{message}'],
  ['POST /contact', 'anyone', 201, '{message}'],
  ['GET /contact', 'admin', 200, `[${inquiry}]`],
  ['GET /inquiries', 'admin', 200, `{inquiries: [${handled}], pagination: ${pagination}}`],
  ['PATCH /inquiries/{id}', 'admin', 200, `{message, data: ${handled}}`],
  ['DELETE /inquiries/{id}', 'admin', 200, '{message}'],
  [
    'GET /audit',
    'admin',
    200,
    `{entries: [{_id, at, username, address, action, subject, fields: string[]}], pagination: ${pagination}}`,
  ],
  ['GET /todo', 'member', 200, `[${todo}]`],
  ['GET /todo/archived', 'member', 200, `[${todo}]`],
  [
    'GET /todo/waiting',
    'admin',
    200,
    '[{_id, expected, acknowledged, waiting: [{userId, username, reachable, remindedOn}]}]',
  ],
  [
    'POST /todo/{id}/remind',
    'admin',
    200,
    '{message, data: {reminded: string[], already: string[], unreachable: string[]}}',
  ],
  [
    'GET /todo/{id}/changes',
    'member',
    200,
    '{version, acknowledgedVersion, changedAt, changes: [{field, before, after}]}',
  ],
  ['PATCH /todo/{id}', 'admin', 200, `{message, data: ${todo}}`],
  ['POST /todo', 'admin', 201, `{message, data: ${todo}}`],
  ['PATCH /todo/{id}/acknowledge', 'member', 200, `{message, data: ${todo}}`],
  ['DELETE /todo/{id}', 'admin', 200, '{message}'],
  ['GET /team', 'anyone', 200, '[{_id, name, alt, role, bio, image, links: string[3]}]'],
  [
    'GET /calendar',
    'anyone',
    200,
    `{academicYear: {start, end}, first: ${first}, second: ${second}}`,
  ],
  [
    'GET /calendar/day',
    'admin',
    200,
    '{date, clashes: [{_id, title, type, start, end}], due: [{_id, title}], nextFree}',
  ],
  ['GET /rules', 'anyone', 200, '{title, lastUpdated, sections: [{heading, body}]}'],
  [
    'GET /rules/changes',
    'member',
    200,
    '{revision, lastUpdated, acknowledgedOn, changes: [{heading, before, after}]}',
  ],
  ['POST /rules/acknowledge', 'member', 200, '{message}'],
  ['GET /about', 'anyone', 200, '{sections: [{heading, body}]}'],
  [
    'GET /site',
    'anyone',
    200,
    '{name, tagline, version, timeZone, codeUrl, contactEmail, categories: string[], academicYear}',
  ],
  ['GET /records', 'admin', 200, `{records: [${record}], pagination: ${pagination}}`],
  ['POST /records', 'admin', 201, `{message, data: ${record}}`],
  ['POST /meetings', 'admin', 201, `{message, data: ${meeting}}`],
  ['GET /meetings', 'member', 200, `{meetings: [${meeting}], pagination: ${pagination}}`],
  ['DELETE /meetings/{id}', 'admin', 200, '{message}'],
  ['GET /rollcall/{kind}/{id}', 'admin', 200, rollCall],
  ['PUT /rollcall/{kind}/{id}', 'admin', 200, rollCall],
  ['POST /rollcall/{kind}/{id}/close', 'admin', 200, rollCall],
  [
    'GET /rules/numbers',
    'member',
    200,
    '{numbers: {warningLimit, instanceLimit, lateFee, veryLateFee, absenceFee, lateTo, veryLateTo}}',
  ],
  ['GET /standing', 'member', 200, standing],
  ['POST /excuses', 'member', 201, `{message, data: ${excuse}}`],
  [
    'GET /excuses',
    'admin',
    200,
    `[{_id, username, subject: ${subject}, reason, state, note, createdAt}]`,
  ],
  ['PATCH /excuses/{id}', 'admin', 200, `{message, data: ${excuse}}`],
  ['POST /records/{id}/dispute', 'member', 201, `{message, data: ${judged}}`],
  [
    'GET /disputes',
    'admin',
    200,
    '[{_id, username, violation, fee, status, date, reason, state, answer}]',
  ],
  ['PUT /records/{id}', 'admin', 200, `{message, data: ${judged}}`],
  ['DELETE /records/{id}', 'admin', 200, '{message}'],
  ['PUT /records/{id}/member', 'admin', 200, `{message, data: ${judged}}`],
  ['PATCH /records/{id}', 'admin', 200, `{message, data: ${judged}}`],
  ['GET /search', 'member', 200, '[{kind, hits: [{title, excerpt, url}]}]'],
] as const

/** The input of each procedure: path, query or body. */
export const inputs = {
  'POST /user/login': '{username, password, code?}',
  'POST /user/forgot-password': '{username}',
  'POST /user/change-password': '{currentPassword, newPassword}',
  'PUT /user/contact': '{email}',
  'POST /user/contact/confirm': '{token}',
  'POST /user/feed': '{for?}',
  'POST /members': '{username, userType, isEditor, teams: string[], email?}',
  'PATCH /members/{id}':
    '{params: {id}, body: {username?, userType?, isEditor?, teams?: string[], blocked?}}',
  'POST /members/{id}/invite': '{params: {id}}',
  'DELETE /members/{id}': '{params: {id}}',
  'POST /user/second-factor': '{currentPassword}',
  'POST /user/second-factor/confirm': '{code}',
  'DELETE /user/second-factor': '{currentPassword, code}',
  'POST /activitylog': '{username?, action, description}',
  'GET /activitylog': '{page?, limit?, search?}',
  'DELETE /activitylog/{id}': '{params: {id}}',
  'POST /contact': '{name, category, email, desc, website?}',
  'GET /inquiries': '{page?, limit?, search?, status?}',
  'PATCH /inquiries/{id}': '{params: {id}, body: {status?, assignedTo?, notes?}}',
  'DELETE /inquiries/{id}': '{params: {id}}',
  'GET /audit': '{page?, limit?, search?}',
  'POST /todo': '{title, assignees: string[], desc, deadline, priority, assignee}',
  'POST /todo/{id}/remind': '{params: {id}, body?: {userIds?: string[]}}',
  'GET /todo/{id}/changes': '{params: {id}}',
  'PATCH /todo/{id}':
    '{params: {id}, body: {title, assignees: string[], desc, deadline, priority, assignee, version, askAgain}}',
  'PATCH /todo/{id}/acknowledge': '{params: {id}, body?: {version?}}',
  'POST /rules/acknowledge': '{revision}',
  'DELETE /todo/{id}': '{params: {id}}',
  'GET /calendar': '{year?, for?}',
  'GET /calendar/day': '{date, assignees: string[], todo?}',
  'GET /records': '{page?, limit?, search?}',
  'POST /records': '{name, violation, fee, status, date, userId?}',
  'POST /meetings': '{title, startsAt, assignees: string[]}',
  'GET /meetings': '{page?, limit?}',
  'DELETE /meetings/{id}': '{params: {id}}',
  'GET /rollcall/{kind}/{id}': '{params: {kind, id}}',
  'PUT /rollcall/{kind}/{id}': '{params: {kind, id}, body: {marks: [{userId, mark, minutes?}]}}',
  'POST /rollcall/{kind}/{id}/close': '{params: {kind, id}}',
  'POST /excuses': '{kind, id, reason}',
  'GET /excuses': '{state?}',
  'PATCH /excuses/{id}': '{params: {id}, body: {decision, note?}}',
  'POST /records/{id}/dispute': '{params: {id}, body: {reason}}',
  'GET /disputes': '{state?}',
  'PUT /records/{id}': '{params: {id}, body: {violation, fee, status, date}}',
  'DELETE /records/{id}': '{params: {id}}',
  'PUT /records/{id}/member': '{params: {id}, body: {userId}}',
  'PATCH /records/{id}': '{params: {id}, body: {state, answer?}}',
  'GET /search': '{q?}',
}
