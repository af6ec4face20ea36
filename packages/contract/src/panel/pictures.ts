export const pictureMessages = {
  notTaken: (names: string) => `Not taken: ${names}. A picture is a JPEG, PNG, WebP or AVIF.`,
} as const
