/** How long the link of an invite works, in hours. */
export const inviteHours = 72

/** How long the link of a forgotten password works, in hours: the member who asks for it is there to use it. */
export const resetLinkHours = 24

/** How long the link that confirms an e-mail address works, in hours. */
export const confirmHours = 24
