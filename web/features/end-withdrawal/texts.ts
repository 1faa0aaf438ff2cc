/** Texts of ending a customer's withdrawal (extension). */
export const endWithdrawalTexts = {
  heading: 'Withdrawal',
  waits:
    'The customer has withdrawn. Refund the order below. Close the withdrawal if you agreed on a smaller refund, or if nothing is sent back. Take it back if the customer wants the order after all.',
  isClosed: 'The withdrawal is closed. Take it back if the customer wants the order after all.',
  close: 'Close it',
  takeBack: 'Take it back',
  ofOrder: (name: string) => `: withdrawal from ${name}`,
  closed: 'The withdrawal is closed',
  takenBack: 'The withdrawal is taken back, and the order is valid again',
  questions: {
    closed: {
      title: 'Close the withdrawal?',
      text: 'The withdrawal leaves your tasks, and the order stays withdrawn. The customer gets an email with what was refunded.',
      confirm: 'Close the withdrawal',
    },
    'taken-back': {
      title: 'Take the withdrawal back?',
      text: 'The order is valid again and can be sent. The customer gets an email.',
      confirm: 'Take the withdrawal back',
    },
  },
  reason: 'Reason',
  reasonHint: 'The customer reads it.',
  ending: 'Saving…',
  keep: 'Not now',
} as const
