/** Texts of the pages that the server makes without the browser's code. */
export const refusalTexts = {
  busy: 'Many people are here',
  tooMany: 'Too many pages',
  notMade: 'No page could be made',
  withRequest: (message: string, id: string) => `${message} It is ${id}.`,
} as const
