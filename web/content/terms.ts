import { company } from './company.ts'
import { type WrittenPage, withCardSandbox, withStripe } from './written-page.ts'

/** /terms. A sample in plain words: an owner has it checked for the law of the shop's country. */
export const terms: WrittenPage = {
  lead: 'What you can hold us to, and what we ask of you.',
  sections: [
    {
      heading: 'Who sells',
      blocks: [`${company.name}. Address, register and how to reach us are on the [contact page](/contact).`],
    },
    {
      heading: 'Prices',
      blocks: [
        'In US dollars, for one piece, with tax and delivery included. What counts is the price at the moment of booking. If it is another one than your page showed, the shop says so before you pay, and you can cancel.',
      ],
    },
    {
      heading: 'Booking',
      blocks: [
        'You need an account to book. Each tool has a minimum order, and no more can be booked than is there. A booking holds its pieces for 24 hours and costs nothing until you pay: until then you can cancel it in My Orders.',
        'After 24 hours without payment the pieces may go to somebody else.',
      ],
    },
    {
      heading: 'Paying',
      only: withStripe,
      blocks: [
        'By card, through Stripe. When Stripe has confirmed the payment, the order is paid and we owe you the tools. If the pieces are gone by the time the money arrives, you get all of it back.',
      ],
    },
    {
      heading: 'Paying',
      only: withCardSandbox,
      blocks: [
        'This is a demo shop. Payments are tests, no real card is charged, and nothing is delivered. With a card provider set up, an order is paid once the provider has confirmed it; money that arrives when the pieces are gone goes back.',
      ],
    },
    {
      heading: 'Delivery, returns, faults',
      blocks: [
        'As on the pages [delivery](/delivery) and [returns](/returns). The rights that the law gives you as a customer stand beside them and are not made smaller by anything here.',
      ],
    },
    {
      heading: 'Your account and your words',
      blocks: [
        'Keep your password to yourself; what is booked with your account is booked by you. Write reviews from your own bench, without insulting anybody: we take down what breaks the law.',
        'How we treat your data is on the [privacy page](/privacy).',
      ],
    },
    {
      heading: 'If we disagree',
      blocks: [
        '[Write to us](/contact) first; a person reads it. If that does not help, the law and the courts of the place where the shop is registered apply, and those of your own country where its law says so.',
      ],
    },
  ],
}
