import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { guarded } from '@tropa/contract/base/formula-guard'
import { dateIn } from '@tropa/contract/base/team-time'
import { stringify } from 'csv-stringify'
import { ZipFile } from 'yazl'
import { api } from '../../rpc/procedure'
import { readSheets, type Sheet } from './archive-rows'

/** A file that is made while it is sent. */
class StreamedFile extends File {
  constructor(
    name: string,
    type: string,
    readonly open: () => Readable,
  ) {
    super([], name, { type })
  }

  override stream() {
    return Readable.toWeb(this.open()) as ReturnType<File['stream']> & NodeReadableStream
  }
}

/** The mark at the start tells spreadsheets that the letters are UTF-8. */
const csvOf = ({ columns, rows }: Sheet): Readable => {
  const cells = Readable.from(rows())
  const csv = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    cast: { string: guarded },
  })
  cells.on('error', (error) => csv.destroy(error))
  return cells.pipe(csv)
}

/** A ZIP of the sheets. Each is read when the one before has been sent, so that nothing waits in memory. */
const zipOf = (sheets: readonly Sheet[]): Readable => {
  const zip = new ZipFile()
  const output = new Readable().wrap(zip.outputStream)
  zip.on('error', (error: Error) => output.destroy(error))
  for (const sheet of sheets) {
    zip.addReadStreamLazy(sheet.name, {}, (send) => send(null, csvOf(sheet)))
  }
  zip.end()
  return output
}

export const yearArchiveProcedures = {
  archive: api.year.archive.handler(async ({ context: { payload, env } }) => {
    const sheets = await readSheets(payload, env.timeZone)
    const name = `archive-${dateIn(env.timeZone)}.zip`
    return new StreamedFile(name, 'application/zip', () => zipOf(sheets))
  }),
}
