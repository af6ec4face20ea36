import type { TeamMember } from '@tropa/contract/team/team'
import type { ApiClient } from '../../api/api-context'

/** What the home page shows besides the site's settings. */
export interface HomeData {
  team: TeamMember[]
  /** The first sentence of the team's story, or nothing if there is no story. */
  story: string
}

export const firstSentence = (text: string): string => {
  const [line = ''] = text.trim().split('\n')
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}

const firstOfStory = async (client: ApiClient) => {
  const { sections } = await client.about.get()
  return firstSentence(sections[0]?.body ?? '')
}

/** Loads the home page; it does without the story where that cannot be read. */
export const loadHome = async (client: ApiClient): Promise<HomeData> => {
  const [team, story] = await Promise.all([
    client.team.list(),
    firstOfStory(client).catch(() => ''),
  ])
  return { team, story }
}
