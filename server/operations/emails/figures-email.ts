import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { dashboardAddress } from './page-links.ts'

/** The figures of one day of the shop, and the open tasks. */
export interface DayFigures {
  readonly date: string
  readonly takenCents: number
  readonly paid: number
  readonly booked: number
  readonly refunds: number
  readonly givenBackCents: number
  readonly toSend: number
  readonly low: number
}

/** Sends staff the figures of a day, in one line and as a table below. */
export function figuresEmail(day: DayFigures, { publicUrl, settings: { formats } }: MailingShop): Email {
  const { takenCents, paid, booked, refunds, givenBackCents, toSend, low } = day
  const date = formats.date(day.date)
  const taken = formats.amount(takenCents)
  const orders = `${paid} ${paid === 1 ? 'order' : 'orders'}`
  return {
    subject: `${date}: revenue ${taken}, ${orders} paid, ${toSend} to send`,
    paragraphs: ['Yesterday in the shop, in its own time zone.'],
    facts: [
      ['Day', date],
      ['Revenue', taken],
      ['Orders paid', String(paid)],
      ['Orders booked', String(booked)],
      ['Refunded', `${formats.amount(givenBackCents)} in ${refunds} ${refunds === 1 ? 'refund' : 'refunds'}`],
      ['To send now', String(toSend)],
      ['Products low now', String(low)],
    ],
    link: { text: 'See the dashboard', address: dashboardAddress(publicUrl) },
  }
}
