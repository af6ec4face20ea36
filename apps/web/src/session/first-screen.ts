/** The template of the login's document with links to the files of the member's first screen. */
export const firstScreenId = 'first-screen'

/** Fetches the member's first screen while they type. If the page had the links from the start, they would block it. */
export const fetchFirstScreen = () => {
  const template = document.getElementById(firstScreenId)
  if (template instanceof HTMLTemplateElement) document.head.append(template.content)
}
