let difference = 0

/** Takes over the server's time from an answer: what has begun is decided by it, whatever the device's clock says. */
export const followServerClock = ({ headers }: Response) => {
  const told = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(told)) difference = told - Date.now()
}

/** The server's clock, in milliseconds since 1970; the device's before the first answer. */
export const serverNow = () => Date.now() + difference
