import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Makes an empty folder that nobody else uses. */
export const newFolder = () => mkdtemp(path.join(tmpdir(), 'tropa-'))

/** @param {string} folder */
export const removeFolder = (folder) => rm(folder, { recursive: true, force: true })
