/** The template of the login's document with links to the files of the member's first screen. */
export const firstScreenId = 'first-screen'

/** Fetches the member's first screen while they type. In the page from the start, the links would block it. */
export const fetchFirstScreen = () => {
  const template = document.getElementById(firstScreenId)
  if (template instanceof HTMLTemplateElement) document.head.append(template.content)
}
