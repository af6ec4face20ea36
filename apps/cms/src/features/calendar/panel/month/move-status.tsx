'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { Problem } from '../../../../payload/components/problem'
import type { MoveResult } from './use-moves'

/** Announces what came of the last move, with a button that undoes it. */
export const MoveStatus = ({ result }: { result: MoveResult | undefined }) => {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus is on another day now.
    if (result && document.activeElement === document.body) area.current?.focus()
  }, [result])
  return (
    <div ref={area} className="month__status" tabIndex={-1}>
      <Problem text={result?.isRefused ? result.text : ''} />
      <p role="status">{result && !result.isRefused ? result.text : null}</p>
      {result?.undo ? (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={result.undo}>
          Undo
        </Button>
      ) : null}
    </div>
  )
}
