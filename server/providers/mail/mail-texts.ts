/** Why a mail server did not take an email, with advice for an admin. `codes` ends with a full stop. */
export const mailTexts = {
  noAddress: 'The recipient is not an address that mail can be sent to.',
  onlyAscii: 'The mail server accepts only ASCII before the @ of an address: it does not offer SMTPUTF8.',
  stopped: 'The shop was stopped before the message was accepted.',
  tooLong: 'The mail server took too long.',
  password: (codes: string) => `The mail server rejects user and password${codes} Check both.`,
  certificate: (code: string) =>
    `The mail server's certificate is not trusted (${code}). Check the host name.`,
  notAddressed: 'The message cannot be addressed.',
  unexpected: (code: string) =>
    `The mail server does not respond as expected (${code}). Check host and port.`,
  noReason: 'no reason given',
  refusesShop: (codes: string) => `The mail server refuses the shop${codes} Check MAIL_FROM.`,
  refusesMessage: (codes: string) => `The mail server refuses the message${codes}`,
  refusesAddress: (codes: string) => `The mail server refuses the address${codes}`,
  notMessageNow: (codes: string) => `The mail server does not take the message now${codes}`,
  notAddressNow: (codes: string) => `The mail server does not take the address now${codes}`,
  notEncrypted: (codes: string) =>
    `There is no encrypted connection to the mail server${codes} Check smtp:// or smtps:// and the port.`,
} as const
