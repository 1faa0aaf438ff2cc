/** Refusals of transfers with their figures. Amounts are written out. */
export const transferTexts = {
  aboveOpen: (number: string, open: string) =>
    `Only ${open} of invoice ${number} is open. Enter at most that.`,
  nothingOpen: (number: string) => `Invoice ${number} has nothing left to pay. Leave its amount empty.`,
  aboveTransfer: (parts: string, money: string) =>
    `The parts are ${parts}, and the transfer has ${money}. Lower one of them.`,
  aboveRest: (rest: string) => `${rest} of this transfer is left. Enter at most that.`,
} as const
