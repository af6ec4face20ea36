import path from 'node:path'

/** The paths at which the machine may have a program. */
export const onPath = (program) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, program))
