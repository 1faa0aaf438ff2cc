/** Why an email of the outbox was not sent, for staff. */
export const sendingTexts = {
  overLimit: (most: number) =>
    `This address has received ${most} messages within an hour. Further messages wait.`,
  expired: 'Email could not be sent before this message expired.',
  notPrinted: 'The invoice of this message could not be printed.',
} as const
