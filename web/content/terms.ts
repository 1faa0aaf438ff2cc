import { company } from './company.ts'
import { type WrittenPage, withCardSandbox, withStripe } from './written-page.ts'

/** Text of /terms. A sample: have it checked under the law of the shop's country. */
export const terms: WrittenPage = {
  lead: 'What we promise, and what we ask of you.',
  sections: [
    {
      heading: 'Who sells',
      blocks: [`${company.name}. Address, register and how to reach us are on the [contact page](/contact).`],
    },
    {
      heading: 'Prices',
      blocks: [
        'In US dollars, for one piece, with tax and delivery included. The price at the moment of booking applies. If it differs from the price on your page, the shop says so before you pay, and you can cancel.',
      ],
    },
    {
      heading: 'Booking',
      blocks: [
        'You need an account to book. Each tool has a minimum order, and you cannot book more than is in stock. A booking holds its pieces for half an hour, or for 24 hours once you have started the payment or verified your email. It costs nothing until you pay, and until then you can cancel it in My Orders.',
        'When a hold ends without payment, the pieces may be sold to someone else.',
      ],
    },
    {
      heading: 'Paying',
      only: withStripe,
      blocks: [
        'By card, through Stripe. When Stripe has confirmed the payment, the order is paid and we owe you the tools. If the pieces are sold out when the money arrives, you get a full refund.',
      ],
    },
    {
      heading: 'Paying',
      only: withCardSandbox,
      blocks: [
        'This is a demo shop. Payments are tests, no real card is charged, and nothing is delivered. With a card provider set up, an order is paid once the provider has confirmed it; money that arrives when the pieces are sold out is refunded.',
      ],
    },
    {
      heading: 'Delivery, returns, faults',
      blocks: [
        'See the pages [delivery](/delivery) and [returns](/returns). Nothing here limits the rights that the law gives you as a customer.',
      ],
    },
    {
      heading: 'Your account and your reviews',
      blocks: [
        'Keep your password secret: you are responsible for what is booked with your account. Write reviews from your own experience, without insults. We remove what breaks the law.',
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
