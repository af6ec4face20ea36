/**
 * The limits of an upload. `wholeMegapixels` is for pictures decoded in one piece: up to 19 bytes per pixel. `length` is
 * how many times as long as its short side the long side may be: no square can be cut from a longer picture.
 */
export const pictureLimits = {
  megabytes: 15,
  megapixels: 50,
  wholeMegapixels: 16,
  length: 30,
} as const

const { megabytes, megapixels, wholeMegapixels, length } = pictureLimits

export const pictureMessages = {
  taken: `JPEG, PNG, WebP or AVIF, at most ${megabytes} MB and ${megapixels} megapixels (AVIF ${wholeMegapixels}).`,
  notTaken: (names: string) =>
    `Not taken: ${names}. A picture is a JPEG, PNG, WebP or AVIF; export a HEIC picture as JPEG.`,
  choose: 'Choose a JPEG, PNG, WebP or AVIF picture.',
  heic: 'This is a HEIC picture. Save or export it as JPEG and choose that file.',
  tooLarge: `Choose a file of at most ${megabytes} MB.`,
  tooManyPixels: (most: number) =>
    `Choose a picture of at most ${most} megapixels, or make this one smaller.`,
  tooLong: `Choose a picture whose long side is at most ${length} times its short side.`,
} as const
