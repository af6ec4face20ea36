/** The rows of the access matrix for whom a to-do names, and what they hand in. */
export const accessOfResults = (id: () => Promise<string>) => ({
  'GET /todo/people': { statuses: [401, 200, 200, 200, 401, 401] },
  'PUT /todo/{id}/people': {
    statuses: [401, 403, 200, 200, 401, 401],
    body: () => ({ userIds: [] }),
    id,
  },
  'GET /todo/results': { statuses: [401, 200, 200, 200, 401, 401] },
  'GET /todo/{id}/results': { statuses: [401, 200, 200, 200, 401, 401], id },
  // Neither of the admins is in a team that it asks.
  'PUT /todo/{id}/result': {
    statuses: [401, 200, 404, 404, 401, 401],
    body: () => ({ link: null, note: 'Done.' }),
    id,
  },
  // Nobody has handed in anything.
  'PATCH /todo/{id}/results/{userId}': {
    statuses: [401, 403, 404, 404, 401, 401],
    body: () => ({ state: 'accepted', handedInAt: '2026-08-17T09:05:00.000Z' }),
    id,
  },
})
