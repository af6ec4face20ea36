import { useEffect, useRef } from 'react'
import type { Channel } from 'storybook/internal/channels'
import { chosenDirection } from '../direction'
import { chosenTheme, onThemeChange } from '../theme-global'
import { loadInTurn } from './frame-queue'

export interface StoryFrameProps {
  storyId: string
  name: string
  channel: Channel
  width: number | undefined
  height: number | string
}

/** The channel of the story inside, where another document's scripts can reach it. */
const channelOf = (frame: HTMLIFrameElement | null) =>
  (frame?.contentWindow as (Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel }) | null)
    ?.__STORYBOOK_ADDONS_CHANNEL__

const isPrimitive = (value: unknown) => typeof value !== 'object' && typeof value !== 'function'

/** Passes the values that somebody sets in the controls on to the story inside. */
const useArgs = (frame: { current: HTMLIFrameElement | null }, channel: Channel, id: string) => {
  useEffect(() => {
    const pass = ({ storyId, args }: { storyId: string; args: Record<string, unknown> }) => {
      if (storyId !== id) return
      const updatedArgs = Object.fromEntries(
        Object.entries(args).filter(([, value]) => isPrimitive(value)),
      )
      channelOf(frame.current)?.emit('updateStoryArgs', { storyId, updatedArgs })
    }
    channel.on('storyArgsUpdated', pass)
    return () => channel.off('storyArgsUpdated', pass)
  }, [frame, channel, id])
}

/** Loads the story when somebody scrolls near to it, and draws it as the toolbar says. */
const useStory = (frame: { current: HTMLIFrameElement | null }, id: string) => {
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const globals = `theme:${chosenTheme()};direction:${chosenDirection()};a11y.manual:!true`
        loadInTurn(current, `iframe.html?id=${id}&viewMode=story&globals=${globals}`)
      },
      { rootMargin: '400px' },
    )
    observer.observe(current)
    const followToolbar = () =>
      channelOf(current)?.emit('updateGlobals', {
        globals: { theme: chosenTheme(), direction: chosenDirection() },
      })
    const stop = onThemeChange(followToolbar)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [frame, id])
}

/** A story in a document of its own. */
export const StoryFrame = ({ storyId, name, channel, width, height }: StoryFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  useStory(frame, storyId)
  useArgs(frame, channel, storyId)
  return (
    <div className="sb-story sb-unstyled" data-story-block="true" style={{ width: '100%' }}>
      <iframe
        ref={frame}
        title={name}
        style={{ display: 'block', width: width ?? '100%', height, margin: '0 auto', border: 0 }}
      />
    </div>
  )
}
