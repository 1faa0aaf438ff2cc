/** The reminders that the shop sends where the owner has written no own text. Names in braces are filled in. */
export const reminderTexts = {
  steps: [
    {
      subject: 'Reminder: invoice {invoice} was due on {due}',
      text: 'Perhaps our invoice {invoice} for order {order} has escaped you. It was due on {due}, and {open} is still open.\n\nPlease transfer the amount and name the number of the invoice. If you have paid in the last days, there is nothing to do.',
    },
    {
      subject: 'Second reminder: invoice {invoice} is {days} days overdue',
      text: 'Our invoice {invoice} for order {order} was due on {due}. We have received no payment for {open} of it.\n\nPlease transfer the amount within seven days and name the number of the invoice. If something is wrong with the goods or the invoice, please answer this email.',
    },
    {
      subject: 'Third reminder: invoice {invoice} is {days} days overdue',
      text: 'In spite of two reminders, {open} of our invoice {invoice} for order {order} is open. It was due on {due}.\n\nPlease transfer the amount within seven days. Until then {company} cannot order on account.',
    },
    {
      subject: 'Last reminder: invoice {invoice}',
      text: 'Our invoice {invoice} for order {order} is {days} days overdue, and {open} of it is open.\n\nPlease transfer the amount within seven days. After that we take further steps, which cost you more.',
    },
  ],
} as const
