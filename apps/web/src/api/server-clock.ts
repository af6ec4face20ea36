let difference = 0

/** Follows the server's clock, which decides what has begun, whatever the device's clock says. */
export const followServerClock = ({ headers }: Response) => {
  const told = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(told)) difference = told - Date.now()
}

/** The server's clock, in milliseconds since 1970; the device's before the first answer. */
export const serverNow = () => Date.now() + difference
