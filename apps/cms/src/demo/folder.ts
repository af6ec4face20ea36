import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EnvError, type Env } from '../env'

/** Says that a start of the demo has made the folder. It is the first file in it and stays, so a kill leaves no doubt. */
const mark = 'demo'

/** Makes the demo's folder, or finds that a demo has made it. */
export const claimFolder = async ({ dataFolder: folder }: Env): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true })
    const names = await readdir(folder)
    if (names.length > 0 && !names.includes(mark)) {
      throw new EnvError(
        `${folder} was not made by a demo, because it has no file "${mark}". Move it away.`,
      )
    }
    await writeFile(join(folder, mark), 'npm run demo empties this folder with every start.\n')
  } catch (error) {
    if (error instanceof EnvError) throw error
    throw new EnvError(`${folder} cannot be written (${String(error)}).`)
  }
}

/** Empties a claimed folder, whose database this process has locked. */
export const emptyFolder = async ({ dataFolder: folder }: Env): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (name === mark || name.includes('.lock')) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}
