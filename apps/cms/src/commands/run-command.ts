export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs a command of the terminal with its arguments and ends the process; an error is printed as its message. */
export const runCommand = (command: (args: string[]) => Promise<void>): void => {
  command(process.argv.slice(2)).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(1)
    },
  )
}
