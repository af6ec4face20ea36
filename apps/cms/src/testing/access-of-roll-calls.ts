const members = (status: number) => [401, status, status, status, 401, 401]
const admins = (status: number) => [401, 403, status, status, 401, 401]

/** The rows of the access matrix for roll calls, checking in and excuses. */
export const accessOfRollCalls = (
  meetingId: () => Promise<string>,
  excuseId: () => Promise<string>,
) => ({
  'GET /rollcall/{kind}/{id}': { statuses: admins(200), id: meetingId },
  'PUT /rollcall/{kind}/{id}': {
    statuses: admins(200),
    body: () => ({ marks: [] }),
    id: meetingId,
  },
  'PATCH /rollcall/{kind}/{id}': {
    statuses: admins(200),
    body: () => ({ marks: [] }),
    id: meetingId,
  },
  // Nobody has a mark yet.
  'POST /rollcall/{kind}/{id}/close': { statuses: admins(409), id: meetingId },
  // It is long over.
  'POST /rollcall/meeting/{id}/check-in': {
    statuses: members(400),
    body: () => ({ code: '123456' }),
    id: meetingId,
  },
  'GET /rollcall/meeting/{id}/code': { statuses: admins(200), id: meetingId },
  // Nobody is expected there.
  'POST /excuses': {
    statuses: members(404),
    body: () => ({ kind: 'todo', id: 'x', reason: 'My bus broke down.' }),
  },
  'GET /excuses': { statuses: admins(200) },
  'PATCH /excuses/{id}': {
    statuses: admins(200),
    body: () => ({ decision: 'accepted' }),
    id: excuseId,
  },
  // It belongs to none of the callers.
  'DELETE /excuses/{id}': { statuses: members(404), id: excuseId },
})
