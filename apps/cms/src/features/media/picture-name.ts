import type { PictureStore } from '../../database/engine-types'

/** The name in a path `/NAME`; empty if the path is malformed. */
export const pictureName = (path: string) => {
  try {
    return decodeURIComponent(path.slice(1))
  } catch {
    return ''
  }
}

const isName = (name: string) => /^[\w-][\w.-]*$/.test(name)

/** The picture of that name. Names that could leave the folder of the pictures have none. */
export const findPicture = async (pictures: PictureStore, name: string) =>
  isName(name) ? pictures.find(name) : undefined
