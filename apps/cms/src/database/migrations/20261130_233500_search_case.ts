import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { writeSearchTexts } from '../sqlite/write-search-texts'

/** A final sigma, `ß` and a dotless i are stored as searches in capitals compare them. */
export const up = ({ db, payload }: MigrateUpArgs): Promise<void> =>
  writeSearchTexts(db, payload.logger)
