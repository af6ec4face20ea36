import path from 'node:path'

/** Where the machine may have a program. */
export const onPath = (program) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, program))
