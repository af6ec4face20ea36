import { addons } from 'storybook/preview-api'

/**
 * Where the address names an entry that does not exist, says so instead of Storybook's advice about
 * its configuration.
 */
export const explainMissingEntries = () => {
  addons.getChannel().on('storyMissing', () => {
    const panel = document.querySelector('.sb-nopreview_main')
    if (!panel) return
    const title = document.createElement('h1')
    title.textContent = 'There is no such page'
    const text = document.createElement('p')
    text.textContent = 'It may have been renamed. Look for it in the sidebar, or search.'
    panel.replaceChildren(title, text)
    document.body.classList.replace('sb-show-errordisplay', 'sb-show-nopreview')
  })
}
