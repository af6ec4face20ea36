/** The first accounts that a start printed. */
export const printedAccounts = (stdout: string) => {
  const lines = /First (admin|user): sign in as (\S+) with the password (\S+)$/gm
  return [...stdout.matchAll(lines)].map(([, userType = '', username = '', password = '']) => ({
    userType,
    username,
    password,
  }))
}
