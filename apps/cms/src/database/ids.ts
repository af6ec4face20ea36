import { randomBytes } from 'node:crypto'

const processPart = randomBytes(5).toString('hex')
let counter = randomBytes(3).readUIntBE(0, 3)

/**
 * A new id in the format of MongoDB's ObjectId, in which the later id is the greater one: 24 hex
 * characters of the time in seconds, a random part of this process, and a counter. Both engines use
 * this format, so that data can move between them. The driver's own class is not used because the
 * embedded engine never loads the driver.
 */
export const newId = (): string => {
  counter = (counter + 1) % 0x100_0000
  const seconds = Math.floor(Date.now() / 1000)
  return [
    seconds.toString(16).padStart(8, '0'),
    processPart,
    counter.toString(16).padStart(6, '0'),
  ].join('')
}

/** An id as it is stored. MongoDB finds it in any case, but not where other documents hold it as a text. */
export const storedId = (id: string | number): string => String(id).toLowerCase()

export const isObjectId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text)
