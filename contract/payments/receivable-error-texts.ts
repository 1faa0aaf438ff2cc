/** The sentences of the refusals of open invoices and transfers. */
export const receivableErrorTexts = {
  RECEIVABLE_NOT_FOUND: 'There is no invoice on account with this number. Check the number.',
  RECEIVABLE_PAID: 'This invoice is already settled. Reload the list.',
  RECEIVABLE_DISPUTED: 'This invoice is disputed already. Reload it to read why.',
  RECEIVABLE_NOT_DISPUTED: 'This invoice is not disputed any more. Reload it.',
  TRANSFER_NOT_FOUND: 'There is no such transfer. Reload the list.',
  TRANSFER_COMPANY_UNKNOWN: 'There is no such company. Choose the company that paid.',
  TRANSFER_REVERSED: 'This transfer was reversed. Record it again if the money has arrived.',
  TRANSFER_RECORDED:
    'The same amount of this company on this day with this text is recorded already. Tick the box below if it came twice.',
  TRANSFER_IN_FUTURE: 'Enter the day at the bank: today or an earlier day.',
  PART_OF_OTHER_COMPANY:
    'This invoice belongs to another company. Choose an invoice of the company that paid.',
  PART_ABOVE_OPEN: 'That is more than is open of this invoice. Lower the amount.',
  PARTS_ABOVE_TRANSFER: 'The parts are more than the money of this transfer. Lower one of them.',
  RETURN_ABOVE_REST: 'That is more than is left of this transfer. Lower the amount.',
}
