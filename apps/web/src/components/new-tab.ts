/** Props of a link that opens in a new tab: no component, because plain and router links take them. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' }
