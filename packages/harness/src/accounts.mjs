/** A secret for every database that tests and fault scenarios make. */
export const testSecret = 'a secret of the tests that nobody else uses'

/** The two accounts of a product that was started with `seedVariables`. */
export const firstAccounts = {
  admin: { username: 'admin', password: 'admin of the tests' },
  user: { username: 'member', password: 'member of the tests' },
}

/** Environment variables that give the first accounts their passwords. */
export const seedVariables = {
  SEED_ADMIN_PASSWORD: firstAccounts.admin.password,
  SEED_USER_PASSWORD: firstAccounts.user.password,
}
