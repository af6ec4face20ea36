const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#e9c162" d="M0 0h96v96H0z"/><path fill="#4f3422" d="M48 16c-18 0-26 14-24 32l4 20h40l4-20c2-18-6-32-24-32z"/><path fill="#f0c9a4" d="M32 42c6-2 12-6 14-12 4 8 12 10 18 12v10c0 10-8 16-16 16s-16-6-16-16z"/><path fill="#21201c" d="M18 96c2-16 14-24 30-24s28 8 30 24z"/></svg>`

/** A face for examples, drawn here so that nothing has to be fetched. */
export const samplePortrait = `data:image/svg+xml,${encodeURIComponent(drawing)}`
