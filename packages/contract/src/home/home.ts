/** The home page shows so many people; the team page shows everybody. */
export const membersOnHome = 13
